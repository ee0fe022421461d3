import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { TextAreaField } from "#ui/field/field.tsx";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { ChatThread } from "../../chat/chat-thread.tsx";
import { AdminMessage } from "../admin-message.tsx";
import { act, staffOf } from "../staff.server.ts";
import type { Route } from "./+types/chat-conversation.ts";
import { useFresh } from "./chat.tsx";
import "./chat.css";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  return staff.chats.open(params.id);
}

export async function action({ params: { id }, context }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  const intent = form.get("intent");
  return act(context.get(siteContext), "chat.answer", async (actor, { chats, log }) => {
    if (intent === "answer") await chats.answer(id, String(form.get("text") ?? ""), actor.email);
    else await chats.move(id, intent === "close" ? "closed" : "open");
    await log.write({ actor: actor.email, action: `chat.${intent === "answer" || intent === "close" ? intent : "reopen"}`, subject: id });
    if (intent === "answer") return "Sent. It shows up in their browser now, and goes out by mail if they do not see it.";
    return intent === "close" ? "Closed. Their next message opens it again." : "Open again.";
  });
}

export default function AdminConversation({ loaderData: { chat, messages }, actionData }: Route.ComponentProps) {
  useFresh();
  const form = useRef<HTMLFormElement>(null);
  const answers = messages.filter(({ author }) => author === "staff").length;
  const before = useRef(answers);
  // What was sent is cleared once it has become a message; what is being typed while a visitor writes stays.
  useEffect(() => {
    if (answers > before.current) form.current?.reset();
    before.current = answers;
  }, [answers]);
  const name = chat.name || "Visitor";
  return (
    <>
      <header className="admin-head">
        <h1>{chat.name || chat.email || "A visitor"}</h1>
        <p>
          <Link to="/admin/chat">Chat</Link>
        </p>
      </header>
      <AdminMessage text={actionData?.message} />
      <div className="inbox-two">
        <section className="admin-panel line-blue" aria-labelledby="inbox-thread">
          <h2 id="inbox-thread" className="vh">
            Messages
          </h2>
          <ChatThread
            messages={messages.map(({ seq, author, text, createdAt }) => ({
              seq,
              from: author === "staff" ? ("team" as const) : author,
              text,
              at: createdAt,
            }))}
            names={{ visitor: name, team: "Team" }}
          />
          <Form method="post" className="inbox-answer" ref={form}>
            <input type="hidden" name="intent" value="answer" />
            <TextAreaField label="Your answer" name="text" required maxLength={2000} rows={4} />
            <div>
              <button type="submit" className="admin-button" data-tone="main">
                Send the answer
              </button>
            </div>
          </Form>
        </section>
        <section className="admin-panel" aria-labelledby="inbox-about">
          <h2 id="inbox-about">About</h2>
          <dl className="admin-facts">
            <div>
              <dt>State</dt>
              <dd>{chat.state}</dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>{chat.email || "none given: the answer shows in their browser alone"}</dd>
            </div>
            <div>
              <dt>Seen</dt>
              <dd>{chat.seenSeq >= chat.lastSeq ? "everything" : "not the newest answer yet"}</dd>
            </div>
            {chat.leadId && (
              <div>
                <dt>Lead</dt>
                <dd>
                  <Link to={`/admin/leads/${chat.leadId}`}>Open the lead</Link>
                </dd>
              </div>
            )}
          </dl>
          <Form method="post" className="admin-acts">
            {chat.state === "closed" ? (
              <button type="submit" name="intent" value="reopen">
                Open again
              </button>
            ) : (
              <button type="submit" name="intent" value="close">
                Close
              </button>
            )}
          </Form>
        </section>
      </div>
    </>
  );
}
