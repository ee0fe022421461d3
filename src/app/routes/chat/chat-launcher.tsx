import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import type { ChatPanelProps } from "./chat-panel.tsx";
import { keptChat } from "./kept-chat.ts";
import "./chat-launcher.css";

/** On every public page: a link to the chat's page, which opens a panel once there is script. The panel's code comes at the click. */
export function ChatLauncher() {
  const link = useRef<HTMLAnchorElement>(null);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const [isOpen, setOpen] = useState(false);
  const [unseen, setUnseen] = useState(0);
  const load = useCallback(async () => {
    const { ChatPanel } = await import("./chat-panel.tsx");
    setPanel(() => ChatPanel);
  }, []);

  useEffect(() => {
    // An answer may come while this visitor reads another page.
    if (keptChat()) load().catch(() => {});
  }, [load]);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    load().catch(() => location.assign("/chat/"));
  }

  return (
    <aside aria-label="Chat">
      <a className="btn btn-i btn-s chat-open" href="/chat/" ref={link} onClick={open}>
        Chat
        {unseen > 0 && (
          <b className="chat-count">
            {unseen}
            <span className="vh">{unseen === 1 ? " new answer" : " new answers"}</span>
          </b>
        )}
      </a>
      {Panel && (
        <Panel
          isOpen={isOpen}
          onUnseen={setUnseen}
          onClose={() => {
            setOpen(false);
            link.current?.focus();
          }}
        />
      )}
    </aside>
  );
}
