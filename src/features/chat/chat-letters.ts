import { writeLetter } from "#core/mail/letter.ts";
import type { Mail } from "#platform/mail/mail.ts";

/** What letters say of the agency; read from the site's settings. */
export interface Agency {
  brandName: string;
  /** Where the team reads. */
  mail: string;
  origin: string;
}

/** To the team: somebody waits. Once until a person has opened the conversation. */
export function waitingLetter({ id, name, text }: { id: string; name: string; text: string }, agency: Agency): Mail {
  const { brandName, mail, origin } = agency;
  return {
    to: mail,
    fromName: oneLine(brandName),
    subject: oneLine(`Chat: ${name || "a visitor"} waits for an answer`).slice(0, 200),
    ...writeLetter({
      brandName,
      heading: "Somebody wrote in the chat",
      paragraphs: [
        "Answer in the inbox, so that it shows up in their browser too. No other email about this conversation comes before it is opened.",
      ],
      quote: text,
      action: { label: "Open the conversation", url: `${origin}/admin/chat/${id}` },
      footer: "Sent because somebody wrote in the chat of the site.",
    }),
  };
}

/** To the visitor, who is no longer there to see it. */
export function answerLetter({ email, token, texts }: { email: string; token: string; texts: readonly string[] }, agency: Agency): Mail {
  const { brandName, mail, origin } = agency;
  return {
    to: email,
    replyTo: mail,
    fromName: oneLine(brandName),
    subject: "An answer to your message",
    ...writeLetter({
      brandName,
      heading: "An answer to your message",
      paragraphs: ["You wrote to us in the chat of our site. This is what we answered:"],
      quote: texts.join("\n\n"),
      action: { label: "Open the conversation", url: `${origin}/chat/${token}/` },
      footer: `You get this email because somebody gave this address in the chat on ${origin}. If it was not you, ignore it.`,
    }),
  };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
