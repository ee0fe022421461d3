/** Link texts that say nothing of where they lead, by language: the list of Lighthouse's link-text audit, read Nov 15, 2026. */
const texts: Record<string, ReadonlySet<string>> = {
  en: list("click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this"),
  ja: list("ここをクリック|こちらをクリック|リンク|続きを読む|続く|全文表示"),
  es: list(
    "click aquí|click aqui|clicka aquí|clicka aqui|pincha aquí|pincha aqui|aquí|aqui|más|mas|más información|más informacion|mas información|mas informacion|este|enlace|este enlace|empezar",
  ),
  pt: list("clique aqui|ir|mais informação|mais informações|mais|veja mais"),
  ko: list("여기|여기를 클릭|클릭|링크|자세히|자세히 보기|계속|이동|전체 보기"),
  sv: list("här|klicka här|läs mer|mer|mer info|mer information"),
  de: list("klicke hier|hier klicken|hier|mehr|siehe|dies|das|weiterlesen"),
  ta: list("அடுத்த பக்கம்|மறுபக்கம்|முந்தைய பக்கம்|முன்பக்கம்|மேலும் அறிக|மேலும் தகவலுக்கு|மேலும் தரவுகளுக்கு|தயவுசெய்து இங்கே அழுத்தவும்|இங்கே கிளிக் செய்யவும்"),
  fa: list("اطلاعات بیشتر|اطلاعات|این|اینجا بزنید|اینجا کلیک کنید|اینجا|برو|بیشتر بخوانید|بیشتر بدانید|بیشتر|شروع"),
};

function list(words: string): ReadonlySet<string> {
  return new Set(words.split("|"));
}

/** Without a language every list counts; with one that has no list, none does. An address as text says nothing either. */
export function isGenericText(text: string, lang: string | undefined): boolean {
  const words = text.trim().toLowerCase();
  if (words === "") return false;
  if (/^https?:\/\/\S+$/.test(words)) return true;
  const language = lang?.split("-", 1)[0]?.toLowerCase();
  return language ? (texts[language]?.has(words) ?? false) : Object.values(texts).some((set) => set.has(words));
}

/** Attributes that belong to a link; an `a` that carries one and no href was meant to be one. */
const linkAttributes = ["target", "download", "ping", "rel", "hreflang", "type", "referrerpolicy"];

/** Can a crawler follow this `a`? The rules of Lighthouse's crawlable-anchors audit, read Nov 15, 2026; any script counts, not only void(0). */
export function isUncrawlable(attributes: ReadonlyMap<string, string>, isAddress: (href: string) => boolean): boolean {
  const get = (name: string) => attributes.get(name)?.trim() ?? "";
  const href = get("href").replace(/\s/g, "");
  if (get("role") !== "" || href.startsWith("mailto:") || (href === "" && get("id") !== "")) return false;
  // Browsers pass over white space and control characters within a scheme, and do not mind its case.
  if (/^(?:file|javascript):/i.test(href.replace(/\p{Cc}/gu, ""))) return true;
  if (get("name") !== "") return false;
  const hasHref = attributes.has("href");
  const isPlaceholder = !hasHref && !linkAttributes.some((name) => attributes.has(name));
  if (isPlaceholder && ["page", "location"].includes(get("aria-current"))) return false;
  return !hasHref || !isAddress(href);
}
