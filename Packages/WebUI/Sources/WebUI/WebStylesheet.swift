extension WebResponse {
  /// The only stylesheet of the pages. Its colors are those of the themes Night and Day of a terminal, with a contrast of
  /// at least 4.5:1 for text.
  public static let stylesheet = WebResponse(
    200,
    text: """
      :root {
        color-scheme: light dark;
        --background: light-dark(#fbfaf7, #14171c); --surface: light-dark(#f1efe9, #1b1f26);
        --selection: light-dark(#e2ecfc, #26324a); --border: light-dark(#8f8d84, #5a6578);
        --text: light-dark(#22272e, #e7eaf0); --muted: light-dark(#5a6472, #99a3b3);
        --accent: light-dark(#1f5fc4, #6ea8fe); --positive: light-dark(#256d37, #8fd694);
        --boost: light-dark(#1a6b50, #7fd1ae); --warning: light-dark(#8a5a00, #e8b661);
        --error: light-dark(#b3261e, #ff8590);
      }
      * { box-sizing: border-box; }
      body { margin: 0; background: var(--background); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
      a { color: var(--accent); }
      header { position: sticky; top: 0; z-index: 1; background: var(--surface); border-bottom: 1px solid var(--border); }
      header nav, main { max-width: 60rem; margin: 0 auto; padding: 0.5rem 1rem; }
      nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0; padding: 0; list-style: none; }
      nav a { color: var(--muted); text-decoration: none; }
      nav a[aria-current] { color: var(--accent); font-weight: 600; }
      main { overflow-anchor: none; }
      h1 { font-size: 1.25rem; margin: 0.5rem 0; }
      #rows { list-style: none; margin: 0; padding: 0; width: 100%; border-collapse: collapse; }
      #rows > * { scroll-margin-top: 4rem; overflow-wrap: anywhere; }
      ol#rows > * { content-visibility: auto; contain-intrinsic-size: auto 6rem; padding: 0.5rem; border-bottom: 1px solid var(--selection); }
      table { width: 100%; border-collapse: collapse; }
      th { text-align: start; color: var(--muted); font-weight: 400; }
      td, th { padding: 0.25rem 0.5rem; overflow-wrap: anywhere; }
      .number { text-align: end; font-variant-numeric: tabular-nums; }
      .muted { color: var(--muted); } .strong { font-weight: 600; } .accent { color: var(--accent); }
      .positive { color: var(--positive); } .boost { color: var(--boost); } .warning { color: var(--warning); }
      .error { color: var(--error); }
      .text { white-space: pre-wrap; }
      .reply { padding-inline-start: 0.75rem; border-inline-start: 1px solid var(--border); }
      blockquote { margin: 0.25rem 0; padding-inline-start: 0.75rem; border-inline-start: 3px solid var(--border); }
      summary { cursor: pointer; }
      .facts, .bar { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; }
      .images { display: flex; flex-wrap: wrap; gap: 0.5rem; padding: 0.25rem 0; }
      .images img { max-width: 100%; max-height: 20rem; border-radius: 0.25rem; background: var(--surface); }
      img.avatar { width: 2.5rem; height: 2.5rem; border-radius: 0.25rem; float: inline-start; margin-inline-end: 0.5rem; }
      form { display: inline; } .fields { display: grid; gap: 0.5rem; max-width: 30rem; }
      button { font: inherit; color: var(--accent); background: var(--surface); border: 1px solid var(--border); border-radius: 0.25rem; padding: 0.125rem 0.75rem; cursor: pointer; }
      button[disabled] { color: var(--muted); cursor: default; }
      input, select, textarea { font: inherit; width: 100%; color: var(--text); background: var(--background); border: 1px solid var(--border); border-radius: 0.25rem; padding: 0.25rem 0.5rem; }
      form.bar input, form.bar select { width: auto; flex: 0 1 24rem; }
      textarea { min-height: 8rem; field-sizing: content; }
      input[type=checkbox], input[type=radio] { width: auto; } .choices label { display: block; }
      :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
      #rows > :focus-visible { outline: none; background: var(--selection); box-shadow: inset 3px 0 var(--accent); }
      #offline { display: none; color: var(--warning); } .offline #offline { display: inline; }
      @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: auto; } }

      """, type: "text/css; charset=utf-8")
}
