// Searches the titles of all pages in the index that DocC writes for its own sidebar. `?q=flatMap` searches at once.
const query = document.getElementById("query")
const results = document.getElementById("results")
let pages

async function load() {
  const index = await (await fetch("index/index.json")).json()
  const found = new Map()
  const waiting = [...index.interfaceLanguages.swift]
  while (waiting.length) {
    const page = waiting.pop()
    if (page.path && !found.has(page.path)) found.set(page.path, page)
    waiting.push(...(page.children ?? []))
  }
  return [...found.values()]
}

// DocC's title of a symbol is its declaration, such as "func map<Result>(...)".
const name = page => page.title.replace(/^((static|class|mutating) )?(func|var|let|case|struct|class|enum|protocol|actor|macro|typealias) /, "")

// A name that starts with the first word comes before one that only contains it, and a shorter one before a longer one.
function matches(text) {
  const words = text.toLowerCase().split(/\s+/).filter(word => word)
  if (!words.length) return []
  const rank = page => (name(page).toLowerCase().startsWith(words[0]) ? 0 : 1000) + page.title.length
  return pages
    .filter(page => words.every(word => (page.title + " " + page.path).toLowerCase().includes(word)))
    .sort((first, second) => rank(first) - rank(second))
    .slice(0, 30)
}

function row(page) {
  const link = document.createElement("a")
  link.href = page.path.slice(1) + "/"
  link.textContent = name(page)
  const module = document.createElement("small")
  module.textContent = " " + page.path.split("/")[2]
  const item = document.createElement("li")
  item.append(link, module)
  return item
}

async function search() {
  pages ??= await load()
  const rows = matches(query.value).map(row)
  if (!rows.length && query.value.trim()) rows.push("No page has this in its name.")
  results.replaceChildren(...rows)
}

query.addEventListener("input", search)
query.value = new URLSearchParams(location.search).get("q") ?? ""
if (query.value) search()
