import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { languageOf } from "#engines/language/text-language.ts";
import { gatherPages } from "#engines/page-snapshot/gather-pages.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { markDraft } from "./mark-draft.ts";
import { besideText, draftOf, type NamedContent, pageContent, pastedSnapshot } from "./page-content.ts";
import { readDraft } from "./read-draft.ts";
import { LONGEST_DRAFT, type SeoContentOptimizationInput, type SeoContentOptimizationOutput } from "./seo-content-optimization.schema.ts";
import { easeOf, studyPages } from "./study-pages.ts";

type Input = SeoContentOptimizationInput;
type Ports = Pick<ToolPorts, "askProvider" | "openPage" | "now">;

const MOST = 10;
const MARKUP = /<[a-z!/?]/i;
const BETWEEN = /^\+{3,}[ \t]*$/m;

/** A draft beside the pages that are named, pasted or found: what they have, and what of that it has. */
export async function compareContent(input: Input, ports: Ports, signal: AbortSignal): Promise<SeoContentOptimizationOutput> {
  const { draft, isCut, beside, url } = await openDraft(input, ports, signal);
  const pasted = (input.pasted ?? "").split(BETWEEN).filter((part) => part.trim() !== "");
  const { addresses, pagesFrom, notes } = await findAddresses(input, { hasPasted: pasted.length > 0, own: url }, ports, signal);
  const { pages, failures } =
    addresses.length === 0 ? { pages: [], failures: [] } : await gatherPages({ urls: addresses }, ports, signal, { acceptsAny: false });
  // Two addresses may lead to one page, and one of them to the draft itself.
  const others = new Map(
    pages.flatMap(({ snapshot }) => (snapshot.request.url === url ? [] : [[snapshot.request.url, snapshot] as const])),
  );
  const contents: NamedContent[] = [
    ...[...others].map(([address, snapshot]) => pageContent(snapshot, address)),
    ...pasted.map((html, index) => pastedContent(html, index + 1)),
  ].slice(0, MOST);
  const language = mainLanguage(contents) ?? languageOf(draft, null);
  const study = await studyPages(contents, language, input.keyword ?? "");
  return {
    study,
    draft,
    beside,
    marks: markDraft(study, draft, beside, easeOf(readDraft(draft, language).parts, language)),
    pagesFrom,
    countedOn: ports.now().toISOString().slice(0, 10),
    leftOut: [
      ...failures.map(({ input: name, message }) => ({ name, reason: message })),
      ...(pages.some(({ snapshot }) => snapshot.request.url === url) ? [{ name: url, reason: "It is your own page." }] : []),
      ...(others.size + pasted.length > MOST ? [{ name: "The last of the pasted pages", reason: "10 pages are the limit." }] : []),
    ],
    notes: [
      ...notes,
      ...(isCut ? ["Your page is very long: its first 200,000 characters are held against the others."] : []),
      ...contents
        .filter(({ counts }) => counts.words === 0)
        .map(({ name }) => `${name} holds no text in its HTML, so it counts for nothing here. Scripts may write it in the browser.`),
      ...contents
        .filter((page) => page.counts.words > 0 && page.language !== language)
        .map(({ name }) => `${name} seems to be in another language than most, so its terms hardly meet the others.`),
    ],
  };
}

async function openDraft({ text = "", url = "" }: Input, ports: Ports, signal: AbortSignal) {
  if (text !== "") {
    if (!MARKUP.test(text)) return { draft: text, isCut: false, beside: { images: 0, links: 0 }, url: "" };
    return fromSnapshot(pastedSnapshot(text));
  }
  if (url === "") return { draft: "", isCut: false, beside: { images: 0, links: 0 }, url: "" };
  const { pages } = await gatherPages({ url }, ports, signal, { acceptsAny: false });
  const [mine] = pages;
  if (!mine) throw new Error("a page that cannot be read throws before");
  return fromSnapshot(mine.snapshot);
}

function fromSnapshot(snapshot: PageSnapshot) {
  const whole = draftOf(snapshot);
  const draft = whole.slice(0, LONGEST_DRAFT);
  return { draft, isCut: draft !== whole, beside: besideText(snapshot), url: snapshot.request.url };
}

async function findAddresses(
  { sources = [], keyword = "", country, lang }: Input,
  { hasPasted, own }: { hasPasted: boolean; own: string },
  ports: Ports,
  signal: AbortSignal,
): Promise<{ addresses: string[]; pagesFrom: string; notes: string[] }> {
  const named = sources.filter((address) => address !== "");
  if (named.length > 0 || hasPasted) return { addresses: named, pagesFrom: "The pages that you gave.", notes: [] };
  if (keyword === "")
    return { addresses: [], pagesFrom: "", notes: ["Name up to ten pages on the topic, and your draft is held against them."] };
  const found = await ports.askProvider("searchResults", { q: keyword, country, lang, device: "desktop", depth: MOST }, signal);
  if (found.state === "unavailable")
    return { addresses: [], pagesFrom: "", notes: [`${found.detail} Search for it yourself and name the pages that you find.`] };
  const addresses = found.value.results.flatMap(({ url }) => (url === own ? [] : url)).slice(0, MOST);
  return { addresses, pagesFrom: `The first results of ${found.value.engine}, by ${found.source}, ${found.asOf}.`, notes: [] };
}

function pastedContent(html: string, number: number): NamedContent {
  if (!MARKUP.test(html)) {
    const language = languageOf(html, null);
    const { parts, counts } = readDraft(html, language);
    return { name: `Pasted page ${number}`, title: parts.find(({ place }) => place === "h1")?.text ?? "", language, parts, counts };
  }
  return pageContent(pastedSnapshot(html), `Pasted page ${number}`);
}

/** The language of most pages; of the first, where it is a tie. */
function mainLanguage(pages: readonly NamedContent[]): string | undefined {
  const byLanguage = [...Map.groupBy(pages, ({ language }) => language)];
  return byLanguage.sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
