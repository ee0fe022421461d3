import { describe, expect, it } from "vitest";
import { distinctivePhrases } from "./distinctive-phrases.ts";
import { judgeReuse } from "./judge-reuse.ts";
import { commonSequence, containment, matchRuns, textWords } from "./match-runs.ts";
import { passagesOf, quotesIn } from "./passages.ts";
import { reportReuse } from "./report-reuse.ts";

const source =
  "A log file is the only record of what a crawler asked for. Most servers keep it for thirty days and then delete it without a warning. Whoever wants to know which pages are crawled has to copy the file in time.";
const copied = "Here is a note. Most servers keep it for thirty days and then delete it without a warning. So copy yours.";
const reworded =
  "The only record of what a crawler has asked for is a log file. Servers mostly keep it for thirty days and delete it afterwards without any warning, so whoever wants to know which pages were crawled must copy the file in time.";
const independent =
  "Search engines send programs that visit sites. The traces of these visits can be studied by an administrator, who learns from them how often each address was requested and what the answer was.";

const judged = (text: string) => judgeReuse(textWords(text), textWords(source));

describe("matchRuns", () => {
  it("finds the words that stand in both, in order", () => {
    const [text, words] = [textWords(copied), textWords(source)];
    expect(
      matchRuns(text, words).map((run) =>
        text
          .slice(run.at, run.at + run.words)
          .map(({ key }) => key)
          .join(" "),
      ),
    ).toEqual(["most servers keep it for thirty days and then delete it without a warning"]);
  });
  it("takes curly and straight marks for the same, and case for nothing", () =>
    expect(matchRuns(textWords("DON’T do THAT"), textWords("don't do that"))).toEqual([{ at: 0, sourceAt: 0, words: 3 }]));
  it.each([
    ["", ""],
    ["a b", "a b"],
    ["a b c", ""],
  ])("has nothing of %j in %j", (a, b) => expect(matchRuns(textWords(a), textWords(b))).toEqual([]));
});

describe("the figures", () => {
  it("are shares of the text", () => {
    const [a, b] = [textWords("a b c d"), textWords("a b c x")];
    expect([containment(a, b, 1), containment(a, b, 3), commonSequence(a, b)]).toEqual([0.75, 0.5, 0.75]);
  });
  it("part reused from independent", () => {
    expect(judged(copied).verdict).toBe("reused");
    expect(judged(reworded).verdict).toBe("reused");
    expect(judged(independent).verdict).toBe("none");
    expect(judged("").verdict).toBe("none");
  });
});

describe("passages", () => {
  const kindsOf = (text: string) => {
    const [mine, theirs] = [textWords(text), textWords(source)];
    return passagesOf(matchRuns(mine, theirs), mine, theirs).map(({ kind, from, to }) => [kind, text.slice(from, to)]);
  };
  it("are the same, or reworded", () => {
    expect(kindsOf(copied)).toEqual([["same", "Most servers keep it for thirty days and then delete it without a warning"]]);
    expect(kindsOf(reworded).map(([kind]) => kind)).toContain("reworded");
  });
  it("leaves quotations out", () => {
    const text = "He wrote: “Most servers keep it for thirty days and then delete it.” I agree.";
    const [quote] = quotesIn(text);
    const words = textWords(text);
    const inQuote = (index: number) => (words[index]?.from ?? 0) >= (quote?.from ?? 0) && (words[index]?.to ?? 0) <= (quote?.to ?? 0);
    expect(judgeReuse(words, textWords(source), inQuote)).toMatchObject({ run3: 0, verdict: "none" });
  });
});

it("parts words where a script has no spaces", () => {
  const text = "京都の小さな宿は静かで、朝食は手作りの豆腐と焼き魚です。庭から山が見えます。";
  const other = "京都の小さな宿は静かで、朝食は手作りの豆腐と焼き魚です。駅から十分です。";
  const { headline, sources } = reportReuse({ text, sources: [{ name: "other", text: other }], leftOut: [] });
  expect(headline).toMatch(/^Likely reuse of 1 source: /);
  expect(sources[0]?.passages[0]?.yours).toBe("京都の小さな宿は静かで、朝食は手作りの豆腐と焼き魚です");
  expect(textWords("हिन्दी में लिखा")).toHaveLength(3);
});

it.each([
  ["Hello", "Hello to all of you", "Nothing was compared: a run of words that says something has three at least."],
  ["“Most servers keep it.”", "Most servers keep it.", "Nothing was compared: all of it stands in quotation marks, which are left out."],
])("says of %s that nothing was compared", (text, other, headline) =>
  expect(reportReuse({ text, sources: [{ name: "other", text: other }], leftOut: [] })).toMatchObject({
    headline,
    sources: [{ verdict: "none" }],
  }),
);

it("compares with no source that holds no text, and says so", () => {
  const sources = ["", "Loading…", "A sensor hears cracks in the bearing early."].map((text, index) => ({ name: `page ${index}`, text }));
  const { headline, leftOut } = reportReuse({ text: "Most servers keep their logs for thirty days.", sources, leftOut: [] });
  expect(headline).toBe("No reuse seen in 1 source compared.");
  const reason = "It holds no text to compare with. Scripts may write it in the browser.";
  expect(leftOut).toEqual([
    { name: "page 0", reason },
    { name: "page 1", reason },
  ]);
});

it("offers phrases that hardly another text has", () => {
  const [phrase] = distinctivePhrases(
    "It is good to have one of these in the house at times. The acoustic emission sensor on the nacelle bearing hears cracks early.",
    "en",
  );
  expect(phrase).toContain("acoustic emission sensor on the nacelle bearing");
});
