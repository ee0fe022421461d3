import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";

/**
 * The first role of the attribute that is one, else the element's own. `none` gives way when the element carries a global aria attribute
 * or can take the focus: https://www.w3.org/TR/wai-aria-1.2/#conflict_resolution_presentation_none
 */
export function roleOf<Native extends string>(element: HtmlElement, native: Native): string {
  const [role] = (attributeOf(element, "role") ?? "")
    .toLowerCase()
    .split(/[\t\n\f\r ]+/)
    .filter((token) => roles.has(token));
  if (role === undefined) return native;
  if (role !== "none" && role !== "presentation") return role;
  return element.attrs.some(({ name }) => globals.has(name) || name === "tabindex") ? native : "none";
}

/** WAI-ARIA 1.2, roles that authors may use: https://www.w3.org/TR/wai-aria-1.2/#role_definitions */
const roles = new Set(
  `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox complementary
   contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading img image
   insertion link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation
   none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator
   slider spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar
   tooltip tree treegrid treeitem`.split(/\s+/),
);

const globals = new Set(
  `aria-atomic aria-braillelabel aria-brailleroledescription aria-busy aria-controls aria-current aria-describedby aria-description
   aria-details aria-dropeffect aria-flowto aria-grabbed aria-keyshortcuts aria-label aria-labelledby aria-live aria-owns aria-relevant
   aria-roledescription`.split(/\s+/),
);
