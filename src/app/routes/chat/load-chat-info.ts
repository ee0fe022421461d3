import type { ChatInfo } from "#features/chat/chat-info.ts";

let loading: Promise<ChatInfo> | undefined;

/** Hours and everything that can be searched, asked for once; again after a failure. */
export function loadChatInfo(): Promise<ChatInfo> {
  loading ??= fetch("/api/chat").then(async (response) => {
    if (!response.ok) throw new Error(`chat: ${response.status}`);
    return (await response.json()) as ChatInfo;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
