/** Properties of schema.org whose values are pictures. */
const properties = new Set(["image", "logo", "thumbnailurl", "thumbnail", "primaryimageofpage", "photo", "screenshot", "associatedmedia"]);
const MAX_NODES = 5_000;

/** The addresses of pictures in a block of JSON-LD. Broken blocks hold none. */
export function jsonLdImages(text: string): string[] {
  const found = new Set<string>();
  let left = MAX_NODES;
  const rest: { value: unknown; isPicture: boolean }[] = [{ value: parsed(text), isPicture: false }];
  for (let next = rest.pop(); next && left > 0; next = rest.pop(), left--) {
    const { value, isPicture } = next;
    if (typeof value === "string") {
      if (isPicture && value.trim() !== "") found.add(value.trim());
    } else if (Array.isArray(value)) {
      for (const item of value.slice(0, MAX_NODES).reverse()) rest.push({ value: item, isPicture });
    } else if (typeof value === "object" && value !== null) {
      const isImage = [(value as Record<string, unknown>)["@type"]].flat().includes("ImageObject");
      for (const [name, inner] of Object.entries(value).slice(0, MAX_NODES).reverse()) {
        const key = name.toLowerCase();
        const isAddress = (isPicture || isImage) && (key === "url" || key === "contenturl" || key === "@id");
        // An @id is often a name inside the page and no file.
        if (key === "@id" && typeof inner === "string" && inner.includes("#")) continue;
        rest.push({ value: inner, isPicture: isAddress || properties.has(key) });
      }
    }
  }
  return [...found];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
