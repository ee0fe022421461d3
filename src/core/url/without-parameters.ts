/** A query without some of its parameters. The others keep their order and their spelling; URLSearchParams would write `?a&b=%20` anew. */
export function withoutParameters(search: string, isDropped: (name: string) => boolean): string {
  if (search === "") return "";
  const kept = search
    .slice(1)
    .split("&")
    .filter((pair) => !isDropped(nameOf(pair)));
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}

function nameOf(pair: string): string {
  const [name = ""] = new URLSearchParams(pair).keys();
  return name;
}
