import { beforeAll, describe, expect, it } from "vitest";
import { allSafe, applyEdits, type EditKind } from "#core/prose/prose-edit.ts";
import { brokenFact, checkFacts } from "#core/prose/prose-facts.ts";
import { type EditWishes, loadProseEditor, type ProseEditor } from "./edit-prose.ts";
import { waysOf } from "./sentence-ways.ts";
import { WORDY_PAIRS } from "./wordy.ts";

let editor: ProseEditor;
beforeAll(async () => {
  editor = await loadProseEditor();
});

const edited = (text: string, wishes: EditWishes = {}) => {
  const edits = editor.edit(text, wishes);
  return applyEdits(text, edits, allSafe(edits));
};
const kindsIn = (text: string) => editor.edit(text, { synonyms: false }).map(({ kind }) => kind);

describe("what it mends", () => {
  it.each<[EditKind, string, string]>([
    ["wordy", "In order to count them, we read on.", "To count them, we read on."],
    ["wordy", "It has an impact on sales due to the fact that people leave.", "It affects sales because people leave."],
    ["wordy", "She is making use of it on a daily basis.", "She is using it daily."],
    ["wordy", "We made a decision to wait.", "We decided to wait."],
    ["wordy", "It is important to note that pages differ.", "Pages differ."],
    ["plainer", "He utilizes an initial draft.", "He uses a first draft."],
    ["plainer", "The individuals purchased it.", "The people bought it."],
    ["passive", "The site was redesigned by our agency last year.", "Our agency redesigned the site last year."],
    ["passive", "The draft has been approved by them.", "They have approved the draft."],
    ["passive", "After the move, the logs were quickly read by us.", "After the move, we quickly read the logs."],
    ["passive", "The guide was written by Google in 2024.", "Google wrote the guide in 2024."],
    ["passive", "I was told by him.", "He told me."],
    ["repeated", "We read the the log.", "We read the log."],
    ["article", "An user has a honest answer on a HTML page.", "A user has an honest answer on an HTML page."],
    ["spelling", "We did not recieve it.", "We did not receive it."],
    ["agreement", "The reports was late.", "The reports were late."],
    ["agreement", "This page have errors.", "This page has errors."],
    ["agreement", "They was there.", "They were there."],
    ["agreement", "He don't know.", "He doesn't know."],
    ["agreement", "These page are old.", "These pages are old."],
    ["agreement", "You should of asked.", "You should have asked."],
    ["agreement", "It is better then nothing.", "It is better than nothing."],
    ["agreement", "Its a start.", "It's a start."],
  ])("%s: %s", (kind, text, wanted) => {
    expect(kindsIn(text)).toContain(kind);
    expect(edited(text)).toBe(wanted);
  });

  it("parts a long sentence where a second one begins", () =>
    expect(
      edited(
        "We moved the shop to a new server in March and every page was faster within a day, but the old redirects were still in place and they sent many of the visitors to pages that were gone.",
      ),
    ).toContain("within a day. But the old redirects"));

  it("has a table of several hundred pairs", () => expect(WORDY_PAIRS).toBeGreaterThan(700));

  it("writes contractions out for a formal text and uses them for a friendly one", () => {
    expect(edited("We don't know. It's a page that can't load.", { tone: "formal" })).toBe(
      "We do not know. It is a page that cannot load.",
    );
    expect(edited("We do not know. It is a page that cannot load.", { tone: "friendly" })).toBe(
      "We don't know. It's a page that can't load.",
    );
  });
});

describe("what it leaves alone", () => {
  it.each([
    "The table was sorted by date.",
    "The page was closed by mistake.",
    "It was fixed by Friday.",
    "The colour of the centre was organised.",
    "Halsted and Quillbarn use Trellisboard.",
    "Add noindex and hreflang to the sitemap.",
    "Run `npm instal` on https://exmaple.com/recieve and mail teh@exmaple.com.",
    "She said “we recieve it in order to count” and left.",
    "If this page were new, we would wait.",
    "The fact that that page exists is odd.",
    "A number of pages are old.",
    "The list of reports was long.",
    "Each of the reports has a date.",
    "A URL and an hour; a unit and an uncle.",
  ])("%s", (text) => expect(kindsIn(text).filter((kind) => kind !== "wordy")).toEqual([]));

  it("leaves a phrase that the writer locked", () => {
    expect(edited("In order to wait, we utilize it.", { locked: ["in order to"] })).toBe("In order to wait, we use it.");
  });

  it("offers synonyms and puts none in by itself", () => {
    const text = "The team shows an important result.";
    expect(editor.edit(text).find(({ before }) => before === "an important")).toMatchObject({
      kind: "synonym",
      options: ["a significant", "a crucial"],
    });
    expect(edited(text)).toBe(text);
  });
});

describe("whatever is taken, facts stay", () => {
  const STARTS = ["In order to win,", "Due to the fact that it rained,", "On a daily basis,", "It is important to note that", ""];
  const MIDDLES = [
    "41,300 pages were read by Googlebot in 2024",
    "the the report of Dr. Smith was not utilized by our editors",
    "Anna never made a decision about a $1,200 budget",
    "a additional 15% of the log was written by Quillbarn prior to May 3",
    "“we recieve nothing in order to wait” was said by Mary Jones",
    "https://example.com/a?b=1 was checked by us and no fault was found by Tom",
    "two of the twelve teams don't have the ability to purchase it from IBM",
  ];
  const ENDS = [
    ", and they was able to obtain 7 of them without help from Berlin.",
    "; we cannot take into consideration 3.5 of 10 cases, which means that nobody at ACME won.",
    ".",
  ];
  const texts = STARTS.flatMap((start) => MIDDLES.flatMap((middle) => ENDS.map((end) => capital(`${start} ${middle}${end}`.trim()))));

  it.each(["formal", "friendly"] as const)("%s", (tone) => {
    for (const [index, text] of texts.entries()) {
      const edits = editor.edit(text, { tone });
      // Every edit with every option by itself, then half of them, then all.
      for (const { id, options } of edits)
        for (const option of options.keys()) expect(broken(text, applyEdits(text, edits, new Map([[id, option]])))).toBeUndefined();
      const half = new Map(edits.filter((_, at) => (at + index) % 2 === 0).map(({ id, options }) => [id, options.length - 1]));
      expect(broken(text, applyEdits(text, edits, half))).toBeUndefined();
      expect(broken(text, applyEdits(text, edits, allSafe(edits)))).toBeUndefined();
    }
  });

  const broken = (before: string, after: string) => brokenFact(checkFacts(before, after));
});

describe("other ways to say a sentence", () => {
  it.each([
    ["If it rains, we stay.", "We stay if it rains."],
    ["We stay because Anna is ill.", "Because Anna is ill, we stay."],
    ["However, the log was read by us.", "Still, the log was read by us."],
    ["The log was read by us.", "We read the log."],
    ["We do not know.", "We don't know."],
  ])("%s → %s", (text, other) => expect(waysOf(text, editor)[0]?.ways.map((way) => way.text)).toContain(other));

  it("has none for a sentence that gives no handle", () =>
    expect(waysOf("Pages load.", editor)).toMatchObject([{ text: "Pages load.", ways: [] }]));
});

const capital = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());
