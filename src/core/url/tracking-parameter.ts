const TRACKING =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|yclid|igshid|ttclid|twclid|li_fat_id|srsltid|_ga|_gl|ref|ref_src)$/i;

/** Says where a visitor came from and changes nothing on the page. */
export function isTrackingParameter(name: string): boolean {
  return TRACKING.test(name);
}
