/**
 * The part of a page that an address points to; undefined when there is none to look for: the top of the page, a text fragment
 * (`#:~:text=`), and what scripts read as a route (`#!`, `#/`).
 */
export function fragmentOf(address: string): string | undefined {
  const at = address.indexOf("#");
  if (at === -1) return undefined;
  const fragment = address.slice(at + 1).split(":~:", 1)[0] ?? "";
  if (fragment === "" || /^top$/i.test(fragment) || /^[!/]/.test(fragment)) return undefined;
  return fragment;
}

/** https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element: as written, then decoded. */
export function hasFragment(targets: ReadonlySet<string>, fragment: string): boolean {
  const decoded = decodedOf(fragment);
  // GitHub puts this in front of the ids of what people write, and takes it off again by script.
  return [fragment, decoded, `user-content-${fragment}`, `user-content-${decoded}`].some((name) => targets.has(name));
}

function decodedOf(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
