import { brokenFact, checkFacts } from "#core/prose/prose-facts.ts";
import { isComparable, proseWords } from "#core/prose/prose-measures.ts";
import type { ReviewedText } from "#core/prose/reviewed-text.schema.ts";
import { editsBetween } from "#core/prose/word-diff.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { loadProseEditor } from "#engines/language/prose-editor/edit-prose.ts";
import { reviewText } from "#engines/language/prose-editor/review-text.ts";
import type { AiTextRewritingInput } from "./ai-text-rewriting.schema.ts";
import { bareAnswer, rewritingTask } from "./rewriting-task.ts";

type Ports = Pick<ToolPorts, "writeText" | "now">;

/** A rewrite that the visitor has, else one of the language model, else the editor's rules; whoever wrote it, every change is shown and checked. */
export async function rewriteText(input: AiTextRewritingInput, ports: Ports, signal: AbortSignal): Promise<ReviewedText> {
  const { text, locked = [], take } = input;
  const shared = { text, take, locked, today: ports.now().toISOString().slice(0, 10) };
  if (input.rewritten !== undefined) return reviewText({ ...shared, edits: editsBetween(text, input.rewritten, locked), writer: YOURS });
  const written = await askModel(input, ports, signal);
  if ("text" in written)
    return reviewText({
      ...shared,
      edits: editsBetween(text, written.text, locked),
      writer: { kind: "model", name: written.model, note: written.note },
    });
  const editor = await loadProseEditor();
  const { tone, length = "shorter", level = "easier" } = input;
  const edits = editor.edit(text, {
    tone: tone === "plain" ? undefined : tone,
    shorter: length === "shorter",
    easier: level === "easier",
    locked,
  });
  const other = editor.reads(text) ? "" : " The rules are for English, and this does not read as English: nothing is changed.";
  const longer = length === "longer" ? " Rules cannot make a text longer." : "";
  return reviewText({ ...shared, edits, writer: { kind: "rules", name: "Editor", note: `${written.why}${longer}${other}` } });
}

const YOURS: ReviewedText["writer"] = {
  kind: "visitor",
  name: "Your own rewrite",
  note: "Compared with the rewrite that you pasted. No language model was asked.",
};

type Written = { text: string; model: string; note: string } | { why: string };

/** Asked once more when it changed a fact; what it changed then is held in the result. */
async function askModel(input: AiTextRewritingInput, { writeText }: Ports, signal: AbortSignal): Promise<Written> {
  let broken: string | undefined;
  for (const isLast of [false, true]) {
    const answer = await writeText(rewritingTask(input, broken), { signal });
    if (answer.state === "unavailable")
      return {
        why:
          answer.reason === "no-provider"
            ? "No language model is connected; these are edits by rules."
            : `The language model gave no answer, so these are edits by rules. ${answer.detail}`,
      };
    const text = bareAnswer(answer.value.text);
    const fault = faultIn(input, text, answer.value.isWhole);
    if (fault !== undefined && isLast) return { why: `The language model’s answer is not shown: ${fault}. These are edits by rules.` };
    broken = fault ?? brokenFact(checkFacts(input.text, text, input.locked));
    if (fault === undefined && (broken === undefined || isLast))
      return {
        text,
        model: answer.value.model,
        note:
          broken === undefined
            ? "Written by the language model that the owner of this site connected. We checked its numbers, names, links, quotes and negations."
            : "Written by the language model that the owner of this site connected. It failed our check twice, so those changes are held.",
      };
  }
  return { why: "The language model gave no answer; these are edits by rules." };
}

/** An answer that is no rewrite: cut off, or of quite another length. */
function faultIn({ text, length }: AiTextRewritingInput, answer: string, isWhole: boolean): string | undefined {
  if (!isWhole) return "it broke off";
  const ratio = proseWords(answer).length / Math.max(1, proseWords(text).length);
  const least = length === "shorter" ? 0.35 : 0.6;
  return ratio < least || ratio > 1.8 || !isComparable(answer) ? "its length does not fit your text" : undefined;
}
