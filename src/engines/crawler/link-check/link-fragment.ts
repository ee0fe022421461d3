/** Lines of a file as GitHub and GitLab number them, which scripts look up: `#L20`, `#L3-L9`, `#L3C1-L9C4`. */
const LINES = /^L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?$/;

/**
 * The part of a page that an address points to; undefined when there is none to look for: the top of the page, a text fragment
 * (`#:~:text=`), and what scripts read as a route or a state (`#!`, `#/`, `#code/x`, `#gid=0`).
 */
export function fragmentOf(address: string): string | undefined {
  const at = address.indexOf("#");
  if (at === -1) return undefined;
  const fragment = address.slice(at + 1).split(":~:", 1)[0] ?? "";
  if (fragment === "" || /^top$/i.test(fragment) || /^!|[/=]/.test(fragment) || LINES.test(fragment)) return undefined;
  return fragment;
}

/** https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element: as written, then decoded. */
export function hasFragment(targets: ReadonlySet<string>, fragment: string): boolean {
  const decoded = decodedOf(fragment);
  // GitHub puts this in front of the ids of what people write, and takes it off again by script.
  return [fragment, decoded, `user-content-${fragment}`, `user-content-${decoded}`].some((name) => targets.has(name));
}

/** As the standard decodes: what is no escape stays, and bytes that are no UTF-8 become the sign for that. */
const decodedOf = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (escapes) =>
    new TextDecoder().decode(Uint8Array.from(escapes.slice(1).split("%"), (digits) => Number.parseInt(digits, 16))),
  );
