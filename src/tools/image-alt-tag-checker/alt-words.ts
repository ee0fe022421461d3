import { fold, topicWordsOf, wordsOf } from "#core/text/topic-words.ts";
import { decoded } from "#core/url/decoded.ts";

/** “IMG_1234”, “hero-2x.jpg”, “https://…”: what a camera or an upload calls a file. */
export function isFileName(name: string): boolean {
  const text = name.trim();
  return (
    /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|ico)(?:\?\S*)?$/i.test(text) ||
    /^(?:https?:)?\/\/\S+$/i.test(text) ||
    /^(?:img|image|dsc|dscn|dscf|dcim|pxl|photo|pic|screenshot|screen[\s_-]shot|mvimg|wp|gopr|untitled)[\s_-]?\d[\w\s.()-]*$/i.test(text) ||
    /^[\da-f]{12,}$/i.test(text) ||
    /^[a-z\d]+(?:[_-][a-z\d]+)*[_-](?:\d+x\d*|\d{3,4}w?|2x|final|copy|v\d+)$/i.test(text)
  );
}

/** A word that says that something is there and not what: in the languages we meet most. */
export function isPlaceholder(name: string): boolean {
  return placeholders.has(
    fold(name.trim())
      .replace(/[\s.:_-]+/g, " ")
      .trim(),
  );
}

const placeholders = new Set(
  (
    "image, images, img, picture, pic, photo, photograph, graphic, icon, logo, banner, hero, thumbnail, thumb, placeholder, spacer, blank, " +
    "untitled, alt, alt text, image description, insert alt text, null, undefined, none, na, n/a, tbd, todo, test, default, loading, bild, " +
    "foto, imagen, immagine, afbeelding"
  ).split(", "),
);

/** “Image of a dog”: a screen reader has said “image” already. */
export function needlessStart(name: string): string | undefined {
  return /^(?:an?\s+|the\s+)?(?:image|picture|photo|photograph|graphic|icon|illustration|screenshot)\s+(?:of|showing|depicting)\b/i.exec(
    name.trim(),
  )?.[0];
}

/** A topic word that is said three times, or a list of phrases: written for engines, not for ears. */
export function stuffing(name: string): string | undefined {
  // Most names have too few words to be stuffed, and cutting words costs.
  if (name.length < 12 || isData(name)) return undefined;
  const counts = Map.groupBy(topicWordsOf(name.slice(0, 1000)), ({ folded }) => folded);
  const most = [...counts].find(([word, uses]) => uses.length >= 3 && word.length > 2);
  if (most) return `says “${most[1][0]?.text}” ${most[1].length} times`;
  const phrases = name.split(",").map((phrase) => phrase.trim());
  return phrases.length >= 6 && phrases.every((phrase) => phrase !== "" && wordsOf(phrase).length <= 4)
    ? `lists ${phrases.length} phrases`
    : undefined;
}

/** What a chart says in place of its drawing: a number of its own for at least every second part. */
function isData(name: string): boolean {
  const numbers = new Set(name.slice(0, 1000).match(/\d[\d.,]*/g));
  return numbers.size >= 2 && numbers.size * 2 >= name.slice(0, 1000).split(/,\s|;\s/).length;
}

/** Two texts that a screen reader would say one after the other, the same. */
export function saysTheSame(a: string, b: string): boolean {
  const plain = (text: string) =>
    wordsOf(fold(text.slice(0, 500)))
      .map(({ folded }) => folded)
      .join(" ");
  const [first, second] = [plain(a), plain(b)];
  return first !== "" && first === second;
}

/** “gravel-bike_red@2x.jpg” → “gravel bike red”; nothing when the name is a number or a hash. */
export function wordsOfFile(address: string): string {
  const last = URL.parse(address, "https://a.example")?.pathname.split("/").findLast(Boolean) ?? "";
  const stem = decoded(last)
    .replace(/\.[a-z\d]{2,5}$/i, "")
    .replace(/[@_-](?:\d+x\d*|\d{3,}w?|final|copy|scaled|thumb(?:nail)?|min|v\d+)(?=$|[@_-])/gi, "");
  const words = stem
    .replace(/[_+.-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /^(?:img|image|dsc\w?|pic|photo|logo|icon|hero|banner)?\s*\d*$/i.test(words) ||
    /^[\da-f]{8,}$/i.test(words) ||
    words.length > 80 ||
    !/\p{L}{3}/u.test(words)
    ? ""
    : words;
}
