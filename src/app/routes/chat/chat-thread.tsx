import type { ShownMessage } from "#features/chat/shown-chat.ts";
import { LocalTime } from "./local-time.tsx";
import "./chat-thread.css";

/** A conversation as a line: what the visitor said and what we answered are its stops. New ones are read out. */
export function ChatThread({ messages, names }: { messages: readonly ShownMessage[]; names: Record<ShownMessage["from"], string> }) {
  return (
    <div role="log" aria-label="Conversation">
      <ol className="chat-log">
        {messages.map(({ seq, from, text, at }) => (
          <li key={seq} data-from={from}>
            <p className="chat-by">
              <b>{names[from]}</b> <LocalTime iso={at} />
            </p>
            <p className="chat-text">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
