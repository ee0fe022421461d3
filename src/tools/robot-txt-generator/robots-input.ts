import { type RobotTxtGeneratorInput, templateIds } from "./robot-txt-generator.schema.ts";

/** What the form holds. Further groups repeat the names of the first one's fields. */
export function robotsInputOf(form: FormData): RobotTxtGeneratorInput {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const all = (name: string) => form.getAll(name).map(String);
  const [agents, disallow, allow, delays] = [all("agents"), all("disallow"), all("allow"), all("crawlDelay")];
  // A posted form leaves empty fields out, so the longest list counts the groups.
  const count = Math.max(agents.length, disallow.length, allow.length, delays.length);
  const groups = Array.from({ length: count }, (_, index) => ({
    agents: linesOf(agents[index] ?? ""),
    ...listed("disallow", linesOf(disallow[index] ?? "")),
    ...listed("allow", linesOf(allow[index] ?? "")),
    ...delayOf(delays[index] ?? ""),
  }));
  const [first, ...rest] = groups;
  const further = rest.filter((group) => group.agents.length > 0 || "disallow" in group || "allow" in group);
  return {
    ...chosen("template", templateIds, text("template")),
    ...(text("site") ? { site: text("site") } : {}),
    ...(first ? { ...first, ...(first.agents.length > 0 ? {} : { agents: undefined }) } : {}),
    ...(further.length > 0 ? { groups: further } : {}),
    ...listed("close", all("close") as NonNullable<RobotTxtGeneratorInput["close"]>),
    ...listed("sitemaps", linesOf(text("sitemaps"))),
    ...chosen("signalSearch", ANSWERS, text("signalSearch")),
    ...chosen("signalAiInput", ANSWERS, text("signalAiInput")),
    ...chosen("signalAiTrain", ANSWERS, text("signalAiTrain")),
    ...(text("own") ? { own: text("own") } : {}),
    ...(text("testUrl") ? { testUrl: text("testUrl") } : {}),
    ...(text("testBot") ? { testBot: text("testBot") } : {}),
  };
}

/** The same from the texts that an address or a posted form gave. */
export function robotsInputOfTexts(given: Readonly<Record<string, string>>): RobotTxtGeneratorInput {
  const form = new FormData();
  for (const [name, text] of Object.entries(given))
    for (const value of name === "close" ? text.split("\n") : [text]) form.append(name, value);
  return robotsInputOf(form);
}

const ANSWERS = ["yes", "no"] as const;

function chosen<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  text: string,
): Partial<Record<Name, Value>> {
  const value = values.find((one) => one === text);
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}

function listed<Name extends string, Item>(name: Name, list: Item[]): Partial<Record<Name, Item[]>> {
  return list.length === 0 ? {} : ({ [name]: list } as Record<Name, Item[]>);
}

function delayOf(text: string): { crawlDelay?: number } {
  return /^\d{1,5}(?:\.\d+)?$/.test(text.trim()) ? { crawlDelay: Number(text) } : {};
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
