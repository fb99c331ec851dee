extension WebResponse {
  /// The only script of the pages. Without it, pages can be read, and forms work with a reload.
  public static let script = WebResponse(
    200,
    text: #"""
      "use strict";
      (() => {
        // The key is in the fragment, which browsers do not send. Its form exchanges it for a cookie.
        const key = document.getElementById("key");
        if (key && location.hash.length > 1) {
          key.value = location.hash.slice(1);
          history.replaceState(null, "", "/");
          key.form.submit();
          return;
        }

        // The list of the page, which an update can bring.
        const rows = () => document.getElementById("rows");
        const row = id => document.getElementById(id);
        const parse = markup => Object.assign(document.createElement("template"), { innerHTML: markup }).content;

        // Makes an element equal to another one. What the user is typing stays.
        const morph = (old, fresh) => {
          const isOther = old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName;
          // What is typed in a field belongs to no other field.
          if (isOther || old.getAttribute?.("name") !== fresh.getAttribute?.("name")) return old.replaceWith(fresh);
          if (old.nodeType !== Node.ELEMENT_NODE) {
            if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
            return;
          }
          let isTyped = "value" in old && "defaultValue" in old && old.value !== old.defaultValue;
          // A text that another page has sent since replaces what this one has sent before.
          const isNews = fresh.defaultValue !== old.defaultValue && !old.sent?.includes(fresh.defaultValue);
          if (isTyped && isNews && old.sent && !waiting) {
            old.value = fresh.defaultValue;
            isTyped = false;
          }
          for (const { name } of [...old.attributes]) {
            if (!fresh.hasAttribute(name) && !(name === "open" && old.nodeName === "DETAILS")) old.removeAttribute(name);
          }
          for (const { name, value } of fresh.attributes) {
            if (old.getAttribute(name) !== value && !(name === "value" && isTyped)) old.setAttribute(name, value);
          }
          if (old.nodeName === "TEXTAREA" && isTyped) return;
          children(old, [...fresh.childNodes]);
        };

        const drop = node => { const next = node.nextSibling; node.remove(); return next; };

        // Replaces the children. A child with an identifier keeps its element, and so do children of the same kind.
        const children = (parent, fresh) => {
          let old = parent.firstChild;
          const ids = new Set(fresh.map(child => child.id).filter(id => id));
          for (const child of fresh) {
            while (old && old.id && !ids.has(old.id)) old = drop(old);
            const same = child.id && row(child.id);
            if (same && same.parentNode === parent) {
              if (same === old) old = old.nextSibling; else parent.insertBefore(same, old);
              if (!same.isEqualNode(child)) morph(same, child);
            } else if (old && !old.id && !child.id) {
              const next = old.nextSibling;
              morph(old, child);
              old = next;
            } else {
              parent.insertBefore(child, old);
            }
          }
          while (old) old = drop(old);
        };

        // Inserts a row after another one, which may have gone, and keeps the focus in a row that moves.
        const place = (element, after) => {
          const focused = element.contains(document.activeElement) ? document.activeElement : null;
          const previous = after === null ? null : row(after);
          rows().insertBefore(element, previous ? previous.nextSibling : after === null ? rows().firstChild : null);
          if (focused) focused.focus({ preventScroll: true });
        };

        const apply = ([kind, first, second = null]) => {
          if (kind === "open") location.assign(first);
          else if (kind === "part") children(row(second), [...parse(first).childNodes]);
          else if (!rows()) return;
          else if (kind === "rows") children(rows(), [...parse(first).children]);
          else if (kind === "insert") place(parse(first).firstElementChild, second);
          else if (kind === "move") { if (row(first)) place(row(first), second); }
          else if (kind === "replace") { if (row(second)) morph(row(second), parse(first).firstElementChild); }
          else if (kind === "remove") {
            const gone = row(first);
            if (!gone) return;
            const next = gone.nextElementSibling || gone.previousElementSibling;
            if (gone.contains(document.activeElement) && next) next.focus({ preventScroll: true });
            gone.remove();
          }
        };

        // Applies updates without moving the first visible row.
        const update = updates => {
          const list = rows();
          const visible = scrollY > 0 && list && [...list.children].find(row => row.getBoundingClientRect().bottom > 0);
          const top = visible && visible.getBoundingClientRect().top;
          updates.forEach(apply);
          if (visible && visible.isConnected) scrollBy(0, visible.getBoundingClientRect().top - top);
        };

        const path = location.pathname + location.search;
        let state = document.body.dataset.state, stream;
        // A browser permits six connections to a server, so only the visible pages have one.
        const listen = () => {
          if (stream) stream.close();
          if (!state || document.hidden) return;
          stream = new EventSource(`/_events?state=${state}&page=${encodeURIComponent(path)}`);
          stream.onmessage = ({ data, lastEventId }) => { state = lastEventId; update(JSON.parse(data)); };
          stream.onopen = stream.onerror = ({ type }) => document.body.classList.toggle("offline", type === "error");
        };
        document.addEventListener("visibilitychange", listen);
        listen();

        // Sends fields after the response to those before, so that what the user types arrives in its order.
        let sending = Promise.resolve(), waiting = 0;
        const send = (form, fields) => {
          const body = form.enctype === "multipart/form-data" ? new FormData() : new URLSearchParams();
          for (const [name, value] of fields) body.append(name, value);
          const request = { method: "POST", body, headers: { "X-Script": "1" } };
          waiting += 1;
          sending = sending.then(() => fetch(form.getAttribute("action"), request)).then(async response => {
            if (response.status === 200) location.assign(await response.text());
            else if (!response.ok) document.body.classList.add("offline");
          }).catch(() => document.body.classList.add("offline")).finally(() => { waiting -= 1; });
        };

        document.addEventListener("submit", event => {
          if (event.target.method !== "post") return;
          event.preventDefault();
          send(event.target, new FormData(event.target, event.submitter));
        });

        document.addEventListener("input", ({ target }) => {
          if (!target.form || target.dataset.typed === undefined) return;
          const value = target.files ? target.files[0] : target.value;
          if (!target.files) target.sent = [...(target.sent ?? []).slice(-50), value];
          send(target.form, [["token", target.form.elements.token.value], ["action", "typed"], [target.name, value]]);
          if (target.files) target.value = ""; // A chosen file is sent once.
        });

        // The keys of the terminal: j and k move between rows, and every control names its key.
        document.addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
          const list = rows();
          const current = list && list.contains(event.target) ? event.target.closest("#rows > *") : null;
          if (event.key === "j" || event.key === "k") {
            const next = event.key === "j" ? "nextElementSibling" : "previousElementSibling";
            const target = current ? current[next] : list && list.firstElementChild;
            if (target) target.focus();
          } else {
            const name = `[data-key="${CSS.escape(event.key)}"]`;
            const control = (current && current.querySelector(name)) || document.querySelector(name);
            if (!control) return;
            // The control can be in folds. The key of a fold opens it.
            for (let fold = control.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
            if (control.nodeName === "SUMMARY") control.focus(); else control.click();
          }
          event.preventDefault();
        });

        // Loads more rows near the end of the list.
        const more = document.getElementById("more");
        if (more) {
          new IntersectionObserver(entries => {
            const button = more.querySelector("button[data-near-end]");
            if (button && entries.some(entry => entry.isIntersecting)) button.click();
          }, { rootMargin: "600px" }).observe(more);
        }
      })();
      """#, type: "text/javascript; charset=utf-8")
}
