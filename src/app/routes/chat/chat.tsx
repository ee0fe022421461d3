import { useEffect, useState } from "react";
import { data, Link, redirect } from "react-router";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { answerOf } from "../../form/answer-of.server.ts";
import { typedIn } from "../../form/typed-in.server.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import type { Route } from "./+types/chat.ts";
import { CHAT_FIELDS } from "./chat-fields.ts";
import { ChatForm } from "./chat-form.tsx";
import { ChatHours } from "./chat-hours.tsx";
import { ChatSearch } from "./chat-search.tsx";
import { findAnswers } from "./find-answers.ts";
import { keptChat } from "./kept-chat.ts";
import { loadChatInfo } from "./load-chat-info.ts";
import "./chat.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, chats } = context.get(siteContext);
  const query = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200);
  const { presence, promise, entries } = await chats.info();
  return {
    origin,
    query,
    presence,
    promise,
    found: query ? findAnswers(entries, query) : entries.filter(({ kind }) => kind !== "tool").slice(0, 5),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { form, startChat } = context.get(visitorContext);
  const { answer, ...init } = await answerOf(startChat(Object.fromEntries(form)));
  if (answer.success && answer.token) throw redirect(`/chat/${answer.token}/`);
  return data({ answer, typed: typedIn(form, CHAT_FIELDS) }, init);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  const meta = pageMeta({
    title: "Chat: search the answers or leave a message",
    description:
      "Search what others asked before, or write to us. The answer shows up on this site, and by email if you have left by then.",
    path: "/chat/",
    origin,
    brandName: brandOf(matches),
    noindex: true,
  });
  return [...meta, ...structuredData([{ "@type": "ContactPage", "@id": `${origin}/chat/`, name: "Chat" }])];
}

export default function ChatPage({ loaderData: { query, found, presence, promise }, actionData }: Route.ComponentProps) {
  const [kept, setKept] = useState<string>();
  useEffect(() => setKept(keptChat()), []);
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
          <h1 className="d1">Ask us</h1>
          <ChatHours presence={presence} promise={promise} />
        </div>
      </section>
      <section className="sec">
        <div className="wrap chat-two">
          <div>
            <h2 className="d3">Asked before</h2>
            <ChatSearch query={query} found={found} load={loadEntries} />
            {kept && (
              <p className="chat-more">
                You wrote to us from this browser. <Link to={`/chat/${kept}/`}>Open your conversation</Link>
              </p>
            )}
          </div>
          <div className="chat-card">
            <h2 className="d4">Leave a message</h2>
            <ChatForm answer={actionData?.answer} {...(actionData && { typed: actionData.typed })} />
          </div>
        </div>
      </section>
    </div>
  );
}

const loadEntries = async () => (await loadChatInfo()).entries;
