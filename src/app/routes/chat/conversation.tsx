import { useEffect } from "react";
import { data, redirect } from "react-router";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { answerOf } from "../../form/answer-of.server.ts";
import { typedIn } from "../../form/typed-in.server.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import type { Route } from "./+types/conversation.ts";
import { CHAT_FIELDS } from "./chat-fields.ts";
import { ChatForm } from "./chat-form.tsx";
import { ChatThread } from "./chat-thread.tsx";
import { keepChat } from "./kept-chat.ts";
import { useConversation } from "./use-conversation.ts";
import "./chat.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin, chats } = context.get(siteContext);
  const chat = await chats.read(params.token, { isSeen: true });
  return data({ origin, chat }, { status: chat ? 200 : 404 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { form, sayInChat } = context.get(visitorContext);
  const { answer, ...init } = await answerOf(sayInChat(params.token, Object.fromEntries(form)));
  if (answer.success) throw redirect(`/chat/${params.token}/`);
  return data({ answer, typed: typedIn(form, CHAT_FIELDS) }, init);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: "Your conversation",
    description: "One conversation, for whoever has its address.",
    path: "/chat/",
    origin: loaderData.origin,
    brandName: brandOf(matches),
    noindex: true,
  });
}

export default function ConversationPage({ loaderData, params: { token }, actionData }: Route.ComponentProps) {
  const { chat } = useConversation(loaderData.chat && token, { first: loaderData.chat, isSeen: true });
  useEffect(() => {
    if (loaderData.chat) keepChat(token);
  }, [loaderData.chat, token]);
  return (
    <div className="line-slate">
      <section className="hero chat-page">
        <div className="wrap">
          <Breadcrumb
            crumbs={[
              { name: "Home", to: "/" },
              { name: "Chat", to: "/chat/" },
            ]}
          />
          <h1 className="d1">{chat ? "Your chat" : "No such chat"}</h1>
          <p className="lead">
            {chat ? words[chat.state](chat.hasEmail) : "The address may be cut short, or a year has passed and everything was deleted."}
          </p>
        </div>
      </section>
      {chat && (
        <section className="sec" data-live>
          <div className="wrap chat-two line-blue">
            <div>
              <ChatThread messages={chat.messages} names={{ visitor: "You", team: "Team" }} />
              <noscript>
                <p className="chat-more">
                  <a href={`/chat/${token}/`}>Look for an answer</a>
                </p>
              </noscript>
            </div>
            <div className="chat-card">
              <ChatForm
                token={token}
                hasEmail={chat.hasEmail}
                answer={actionData?.answer}
                {...(actionData && { typed: actionData.typed })}
              />
            </div>
          </div>
        </section>
      )}
    </div>
  );
}

const words = {
  open: (hasEmail: boolean) =>
    hasEmail
      ? "The answer shows up here, and by email if you have left by then."
      : "The answer shows up here. Keep this address, or leave your email.",
  answered: () => "We have answered. Write again whenever you like.",
  closed: () => "We have closed this. Write again and it opens.",
};
