import { expect, it } from "vitest";
import type { ChatEntry } from "#features/chat/chat-info.ts";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { findAnswers } from "./find-answers.ts";

const entry = (kind: ChatEntry["kind"], title: string, text = ""): ChatEntry => ({ kind, title, text, href: `/${title}` });
const entries = [
  entry("answer", "How long until we see results?", "By day 60 the first agreed measure has moved."),
  entry("answer", "What does it cost?", "Prices start at $900 a month. The audit is free."),
  entry("answer", "Do you sign long contracts?", "No. Month to month."),
  entry("tool", "Robots.txt checker", "Is a page blocked, and by which line?"),
  entry("tool", "Title tag checker", "Length and pixel width"),
];
const found = (question: string) => findAnswers(entries, question).map(({ title }) => title);

it.each([
  ["How much does it cost?", ["What does it cost?"]],
  ["do you have free audits", ["What does it cost?"]],
  ["robots txt", ["Robots.txt checker"]],
  ["pricing", ["What does it cost?"]],
  ["Can you check my TITLE tags", ["Title tag checker"]],
  ["zeppelin", []],
  ["what is it", []],
  ["", []],
])("finds for “%s”: %j", (question, titles) => expect(found(question)).toEqual(titles));

it("puts titles before texts and shows five at most", () => {
  const many = Array.from({ length: 9 }, (_, n) => entry("tool", `Page ${n}`, n === 8 ? "" : "checker"));
  expect(findAnswers([...many, entry("tool", "Checker")], "checker")).toHaveLength(5);
  expect(findAnswers([...many, entry("tool", "Checker")], "checker")[0]?.title).toBe("Checker");
});

it("takes a page of text in no time", () => {
  const begin = cpuTime();
  findAnswers(entries, "a1 b2 c3 ".repeat(50_000));
  expect(cpuTime() - begin).toBeLessThan(1_000);
});
