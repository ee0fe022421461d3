/** Scripts of other companies that stand in for a part of ours, each only when the configuration names it. */
export interface Vendors {
  speed?: string;
  chat?: string;
  badge?: string;
}

export type VendorKind = keyof Vendors;

/** The purpose of each, in words for visitors. */
export const purposes: Record<VendorKind, string> = {
  speed: "measure how fast pages are",
  chat: "chat with you",
  badge: "show a badge with our reviews",
};

/** What the console says when one does not load. */
export const vendorNames: Record<VendorKind, string> = {
  speed: "Speed monitoring",
  chat: "The chat",
  badge: "The reviews badge",
};

export function kindsOf(vendors: Vendors): VendorKind[] {
  return (Object.keys(purposes) as VendorKind[]).filter((kind) => vendors[kind] !== undefined);
}
