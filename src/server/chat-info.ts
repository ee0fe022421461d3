import type { Site } from "#app/site-context.ts";
import { listFaq } from "#content/faq/faq.content-type.ts";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import type { ChatEntry, ChatInfo } from "#features/chat/chat-info.ts";
import { presenceAt } from "#features/chat/office-hours.ts";

/** Questions that were asked before, and the tools: often one of them answers a message before it is sent. */
export async function chatInfo({ tools, content, now }: Pick<Site, "tools" | "content" | "now">): Promise<ChatInfo> {
  const [settings, home, creative] = await Promise.all([readSettings(content), listFaq(content, "home"), listFaq(content, "creative")]);
  const answer =
    (href: string) =>
    (entry: { question: string; answer: string }): ChatEntry => ({
      kind: "answer",
      title: entry.question,
      text: entry.answer,
      href,
    });
  return {
    presence: presenceAt(now(), settings.offices),
    promise: settings.promises.contact,
    entries: [
      ...home.map(answer("/#faq")),
      ...creative.map(answer("/creative/#faq")),
      ...[...tools.values()].map(
        ({ tool }): ChatEntry => ({
          kind: "tool",
          title: tool.name,
          text: tool.tagline,
          href: `/tools/${tool.slug}/`,
        }),
      ),
    ],
  };
}
