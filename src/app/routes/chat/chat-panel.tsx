import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ChatInfo } from "#features/chat/chat-info.ts";
import type { ChatAnswer } from "#features/chat/chats.ts";
import { useSendForm } from "#ui/form/use-send-form.ts";
import { ChatForm } from "./chat-form.tsx";
import { ChatHours } from "./chat-hours.tsx";
import { ChatSearch } from "./chat-search.tsx";
import { ChatThread } from "./chat-thread.tsx";
import { keepChat, keptChat } from "./kept-chat.ts";
import { loadChatInfo } from "./load-chat-info.ts";
import { useConversation } from "./use-conversation.ts";
import "./chat-panel.css";

/** Its own chunk, loaded at the first click, or for a browser that has a conversation. It opens whenever `asked` has grown. */
export function ChatPanel({ asked }: { asked: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [token, setToken] = useState(keptChat);
  const [info, setInfo] = useState<ChatInfo>();
  const { chat, setChat } = useConversation(token, {
    isSeen: isOpen,
    onGone() {
      keepChat(undefined);
      setToken(undefined);
    },
  });
  const { onSubmit, isSending, answer, clear } = useSendForm<ChatAnswer>({
    call: token ? `chat/${token}` : "chat",
    toBody: (form) => ({ data: Object.fromEntries(form) }),
    onAnswer(given, form) {
      if (!given.success || !given.token || !given.chat) return;
      form.reset();
      keepChat(given.token);
      setToken(given.token);
      setChat(given.chat);
    },
  });
  const unseen = isOpen ? 0 : (chat?.unseen ?? 0);
  useEffect(() => {
    const link = document.querySelector<HTMLElement>(".chat-open");
    if (unseen > 0) link?.setAttribute("data-unseen", String(unseen));
    else link?.removeAttribute("data-unseen");
  }, [unseen]);

  useEffect(() => {
    const box = dialog.current;
    if (asked === 0 || !box || box.open) return;
    // A phone has no room beside it: there it is modal.
    if (matchMedia("(width < 37.5em)").matches) box.showModal();
    else box.show();
    setOpen(true);
    loadChatInfo().then(setInfo, () => {});
  }, [asked]);

  function close() {
    clear();
    dialog.current?.close();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") close();
  }

  function onClose() {
    setOpen(false);
    document.querySelector<HTMLElement>(".chat-open")?.focus();
  }

  return (
    <>
      <p role="status" className="vh">
        {unseen > 0 && `${unseen} ${unseen === 1 ? "new answer" : "new answers"} in the chat`}
      </p>
      <dialog ref={dialog} className="chat-panel" aria-labelledby="chat-title" onClose={onClose} onKeyDown={onKeyDown} data-testid="chat">
        <div className="chat-head">
          <h2 id="chat-title">Chat</h2>
          <button type="button" className="chat-close" aria-label="Close the chat" onClick={close}>
            <svg width="20" height="20" fill="none" stroke="currentColor" strokeWidth="3.5" aria-hidden="true">
              <path d="M3 3l14 14M17 3L3 17" />
            </svg>
          </button>
        </div>
        <div className="chat-body">
          {info && <ChatHours presence={info.presence} promise={info.promise} />}
          {chat ? (
            <ChatThread messages={chat.messages} names={{ visitor: "You", team: "Team" }} />
          ) : (
            <ChatSearch load={async () => (await loadChatInfo()).entries} onFollow={close} />
          )}
          {answer?.success && (
            <p className="chat-sent" role="status">
              {answer.message}
            </p>
          )}
          <ChatForm token={token} hasEmail={chat?.hasEmail ?? false} answer={answer} isSending={isSending} onSubmit={onSubmit} />
          {token && (
            <p className="chat-address">
              <a href={`/chat/${token}/`}>This conversation has its own address</a>
            </p>
          )}
        </div>
      </dialog>
    </>
  );
}
