import Posts
import PostsWeb
import WebApp

@MainActor func content<Row>(_ post: Post, in row: RowContext<Row>) -> PostContent { PostContent(post, in: row) }
