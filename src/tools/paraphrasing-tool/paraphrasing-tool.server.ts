import { brokenFact, checkFacts } from "#core/prose/prose-facts.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { loadProseEditor } from "#engines/language/prose-editor/edit-prose.ts";
import { waysOf } from "#engines/language/prose-editor/sentence-ways.ts";
import { paraphrasingTask, waysIn } from "./model-ways.ts";
import type { ParaphrasingToolInput, ParaphrasingToolOutput } from "./paraphrasing-tool.schema.ts";

type Ports = Pick<ToolPorts, "writeText">;
type Writer = ParaphrasingToolOutput["writer"];

/** Each sentence with other ways to say it: the model's first, where there is one, then those that grammar gives. */
export async function paraphrase(input: ParaphrasingToolInput, ports: Ports, signal: AbortSignal): Promise<ParaphrasingToolOutput> {
  const { text, tone = "plain", locked = [] } = input;
  const editor = await loadProseEditor();
  const sentences = waysOf(text, editor, { tone: tone === "plain" ? undefined : tone, locked });
  const { writer, ways } = await modelWays(
    sentences.map((sentence) => sentence.text),
    tone,
    locked,
    ports,
    signal,
  );
  const isRead = editor.reads(text);
  return {
    text,
    writer: isRead
      ? writer
      : { ...writer, note: `${writer.note} Grammar gives ways for English alone, and this does not read as English.` },
    sentences: sentences.map((sentence, index) => ({
      from: sentence.from,
      to: sentence.to,
      text: sentence.text,
      ways: [
        ...(ways[index] ?? []).map((way) => {
          const held = brokenFact(checkFacts(sentence.text, way, locked));
          return { text: way, how: writer.name, ...(held === undefined ? {} : { held }) };
        }),
        ...(isRead ? sentence.ways : []),
      ],
      words: (isRead ? sentence.offers : []).map(({ before, options }) => ({ word: before, others: [...options] })),
    })),
  };
}

async function modelWays(
  sentences: readonly string[],
  tone: string,
  locked: readonly string[],
  { writeText }: Ports,
  signal: AbortSignal,
): Promise<{ writer: Writer; ways: string[][] }> {
  const answer = await writeText(paraphrasingTask(sentences, tone, locked), { signal });
  const byRules = (note: string) => ({ writer: { kind: "rules" as const, name: "Editor", note }, ways: [] });
  if (answer.state === "unavailable")
    return byRules(
      answer.reason === "no-provider"
        ? "No language model is connected; these ways come from the grammar of your sentences."
        : `The language model gave no answer, so these ways come from the grammar of your sentences. ${answer.detail}`,
    );
  const ways = waysIn(answer.value.text, sentences);
  if (!ways) return byRules("The language model’s answer could not be read, so these ways come from the grammar of your sentences.");
  return {
    writer: {
      kind: "model",
      name: answer.value.model,
      note: "Ways under the model’s name are its own. Each was held against your sentence: what changes a fact is marked.",
    },
    ways,
  };
}
