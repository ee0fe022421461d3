import { StatusMark } from "#ui/status-mark/status-mark.tsx";

/** How suspect a text is, as a word; the score goes from 0 to 100. */
export function SpamMark({ score }: { score: number }) {
  if (score < 25) return <StatusMark status="pass">Low</StatusMark>;
  if (score < 60) return <StatusMark status="fix">Medium</StatusMark>;
  return <StatusMark status="failed">High</StatusMark>;
}

/** Why, a sentence each. */
export function SpamReasons({ reasons }: { reasons: readonly string[] }) {
  return reasons.length > 0 && <span>{reasons.join(". ")}</span>;
}
