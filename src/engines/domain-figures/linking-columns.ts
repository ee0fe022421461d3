/** Apart from what reads domains: a page needs no more than this. */
export const LINKING_COLUMNS = [
  { key: "pages", title: "Pages with the link", note: "each time one was read" },
  { key: "follow", title: "Link" },
  { key: "rank", title: "Its own link rank" },
] as const;
