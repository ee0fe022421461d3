/** The longest text of each field. */
export const CHAT_FIELDS = { text: 2000, email: 254, name: 200 };
