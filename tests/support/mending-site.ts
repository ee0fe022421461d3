const page = (title: string, head = "") => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>${head}</head><body><h1>Bread</h1><p>${`${title || "Rolls"} `.repeat(120)}</p>
<a href="/">Home</a> <a href="/cakes/">Cakes</a> <a href="/rolls/">Rolls</a></body></html>`,
});

/** A bakery in two states: a page that nobody may find, and later that one open and another without a title. No page says what it is about. */
export function answerOfBakery(path: string, isMended: boolean) {
  if (path === "/") return page("Bread and cakes from the corner");
  if (path === "/cakes/") return page("Cakes for every birthday", isMended ? "" : '<meta name="robots" content="noindex">');
  if (path === "/rolls/") return page(isMended ? "" : "Rolls from five in the morning");
  return { status: 404, headers: { "content-type": "text/html" }, body: "not here" };
}
