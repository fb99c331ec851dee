import Posts
import PostsTerminal
import TerminalUI

func lines(_ post: Post, age: PostAge) -> [TerminalText] { PostPlain.lines(post, age: age) }
