import { DESKTOP_DESCRIPTION, PHONE_DESCRIPTION } from "./description-limits.ts";
import { textWidth } from "./text-width.ts";
import { type TruncatedText, truncateToWidth } from "./truncate-to-width.ts";

export interface DescriptionPreview {
  /** Width of all of it in one line. */
  px: number;
  /** True when a character is not in Arial, so that the reader's machine decides how wide it is. */
  estimated: boolean;
  desktop: TruncatedText;
  phone: TruncatedText;
}

/** How wide a description is, and what of it a desktop and a phone show. */
export function descriptionPreview(description: string): DescriptionPreview {
  const shown = { ellipsis: " ...", betweenWords: true };
  return {
    ...textWidth(description, DESKTOP_DESCRIPTION),
    desktop: truncateToWidth(description, { ...DESKTOP_DESCRIPTION, ...shown }),
    phone: truncateToWidth(description, { ...PHONE_DESCRIPTION, ...shown }),
  };
}
