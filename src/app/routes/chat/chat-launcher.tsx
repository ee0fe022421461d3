import { type ComponentType, type MouseEvent, useEffect, useState } from "react";
import { keptChat } from "./kept-chat.ts";
import "./chat-launcher.css";

/** On every public page: a link to the chat's page, which opens a panel once there is script. The panel's code comes at the click. */
export function ChatLauncher() {
  const [Panel, setPanel] = useState<ComponentType<{ asked: number }>>();
  const [asked, setAsked] = useState(0);
  const load = () => import("./chat-panel.tsx").then(({ ChatPanel }) => setPanel(() => ChatPanel));

  useEffect(() => {
    // An answer may come while this visitor reads another page.
    if (keptChat()) load().catch(() => {});
  }, []);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(asked + 1);
    load().catch(() => location.assign("/chat/"));
  }

  return (
    <aside aria-label="Chat">
      <a className="btn btn-i btn-s chat-open" href="/chat/" onClick={open}>
        Chat
      </a>
      {Panel && <Panel asked={asked} />}
    </aside>
  );
}
