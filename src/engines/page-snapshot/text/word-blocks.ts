import type { PageSnapshot, TextBlock } from "../page-snapshot.ts";

export interface WordBlocks {
  all: readonly TextBlock[];
  main: readonly TextBlock[];
  mainBy: "main" | "regions" | "text";
  cut: boolean;
}

/** What is counted, a paragraph at a time, and which part of it the page is about. */
export function wordBlocks(snapshot: PageSnapshot): WordBlocks {
  const isText = isPlainText(snapshot);
  const { blocks, cut } = upToLimit(isText ? paragraphsOf(snapshot.html) : snapshot.textBlocks);
  if (isText) return { all: blocks, main: blocks, mainBy: "text", cut };
  const inMain = blocks.filter(({ region }) => region === "main");
  const main = blocks.filter(({ region }) => region === "body" || region === "main");
  // A main element around a search box is no main content: the page then has its text elsewhere, menus and footer apart.
  if (inMain.length > 0 && lengthOf(inMain) >= lengthOf(main) / 5) return { all: blocks, main: inMain, mainBy: "main", cut };
  return { all: blocks, main, mainBy: "regions", cut };
}

/** What the page is about as one text, a paragraph apart. */
export const mainText = (snapshot: PageSnapshot): string =>
  wordBlocks(snapshot)
    .main.map(({ text }) => text)
    .join("\n\n");

/** A few books. Parting more into words would hold the server for seconds. */
const MAX_CHARACTERS = 2_000_000;

function upToLimit(blocks: readonly TextBlock[]): { blocks: readonly TextBlock[]; cut: boolean } {
  let left = MAX_CHARACTERS;
  for (const [index, { text }] of blocks.entries()) {
    left -= text.length;
    if (left < 0) return { blocks: blocks.slice(0, index), cut: true };
  }
  return { blocks, cut: false };
}

/** Somebody pasted words and no markup. */
function isPlainText({ response, html }: PageSnapshot): boolean {
  return response === null && !/<[a-z!/?]/i.test(html);
}

function paragraphsOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let line = 1;
  for (const part of text.split(/(\n[ \t\r]*\n)/)) {
    const words = part.replace(/\s+/g, " ").trim();
    if (words !== "") blocks.push({ text: words, line, region: "main", heading: -1, tagName: "p" });
    line += part.split("\n").length - 1;
  }
  return blocks;
}

function lengthOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}
