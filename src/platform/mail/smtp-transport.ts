import type { Mail } from "./mail.ts";

interface OutgoingMail extends Mail {
  /** The same at every try, so that a mail sent twice by a crash is shown once. */
  messageId: string;
  from: string;
  date: Date;
}

/** `isFinal`: the server will never take this mail, so trying again is pointless. */
export type SendOutcome = { isSent: true } | { isSent: false; isFinal: boolean; reason: string };

export interface MailTransport {
  send(mail: OutgoingMail): Promise<SendOutcome>;
  close(): void;
}

/** Sends by SMTP; the address may carry nodemailer's own options as a query. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const options = {
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    ...NO_OUTSIDE_CONTENT,
  };
  // With the first mail: no start waits for what it does not need yet.
  let opened: ReturnType<typeof open> | undefined;
  const open = async () => (await import("nodemailer")).createTransport(options);
  return {
    async send(mail) {
      opened ??= open();
      try {
        await (await opened).sendMail({
          from: { name: mail.fromName ?? "", address: mail.from },
          to: { name: "", address: mail.to },
          // Said outright, so that no header decides who receives it.
          envelope: { from: mail.from, to: [mail.to] },
          replyTo: mail.replyTo && { name: "", address: mail.replyTo },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          date: mail.date,
          messageId: mail.messageId,
          headers: unsubscribeHeaders(mail.unsubscribeUrl),
          attachments: mail.attachments?.map(({ fileName, contentType, content }) => ({
            filename: fileName,
            contentType,
            content: Buffer.from(content),
            // Other encodings rewrite the line breaks of text files.
            contentTransferEncoding: "base64" as const,
          })),
          ...NO_OUTSIDE_CONTENT,
        });
        return { isSent: true };
      } catch (error) {
        return { isSent: false, isFinal: isFinal(error), reason: error instanceof Error ? error.message : String(error) };
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

const NO_OUTSIDE_CONTENT = { disableFileAccess: true, disableUrlAccess: true } as const;

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  return url === undefined ? {} : { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** A 5xx about this recipient or this message. One about our sender or our password is a setting that somebody will repair. */
function isFinal(error: unknown): boolean {
  const { permanent, command } = error as { permanent?: boolean; command?: string };
  return permanent === true && (command === "RCPT TO" || command === "DATA");
}
