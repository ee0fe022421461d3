import { type ComponentType, useEffect, useState } from "react";
import { keptChat } from "./kept-chat.ts";
import "./chat-launcher.css";

/** The header's link to the chat opens a panel on the page once there is script. The panel's code comes at the click. */
export function ChatLauncher() {
  const [Panel, setPanel] = useState<ComponentType<{ asked: number }>>();
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    const load = () => import("./chat-panel.tsx").then(({ ChatPanel }) => setPanel(() => ChatPanel));
    // An answer may come while this visitor reads another page.
    if (keptChat()) load().catch(() => {});
    const onClick = (event: MouseEvent) => {
      const isMeant = event.target instanceof Element && event.target.closest(".chat-open");
      if (!isMeant || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setAsked((times) => times + 1);
      load().catch(() => location.assign("/chat/"));
    };
    // After the listeners of another company's chat, which takes the click for itself.
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, []);

  return (
    Panel && (
      <aside aria-label="Chat">
        <Panel asked={asked} />
      </aside>
    )
  );
}
