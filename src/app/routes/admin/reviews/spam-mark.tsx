import { StatusMark } from "#ui/status-mark/status-mark.tsx";

/** How suspect a text is, as a word; the score goes from 0 to 100. */
export function SpamMark({ score }: { score: number }) {
  if (score < 25) return <StatusMark status="pass">Low</StatusMark>;
  if (score < 60) return <StatusMark status="fix">Medium</StatusMark>;
  return <StatusMark status="failed">High</StatusMark>;
}

/** Why, in words. `reasons` is a JSON list of sentences. */
export function SpamReasons({ reasons }: { reasons: string }) {
  const list = JSON.parse(reasons) as string[];
  return list.length > 0 && <span>{list.join(". ")}</span>;
}
