import { present } from "#core/errors/present.ts";
import type { FormTexts } from "#core/tool/tool-fields.ts";
import { isList, type OgField, ogProperties, ogTypes } from "#engines/head-tags/og-properties.ts";
import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import { BuilderGroup } from "#ui/tool/builder/builder-group.tsx";
import { LIMITS } from "./og-subject.ts";

/** The fields in groups; what belongs to one type is shown for that type, by CSS. */
export function OgForm({ texts, initial }: { texts: FormTexts; initial: FormTexts }) {
  const field = (name: OgField) => (
    <OgFieldInput key={name} name={name} text={texts[name] ?? initial[name] ?? ""} initial={initial[name] ?? ""} />
  );
  const isUsed = (names: readonly OgField[]) => names.some((name) => (initial[name] ?? "") !== "");
  return (
    <>
      <BuilderGroup title="The card">{card.map(field)}</BuilderGroup>
      <BuilderGroup id="typed" title="What belongs to this type">
        {typed.map(field)}
      </BuilderGroup>
      <BuilderGroup folded title="More about the picture" note="size, type, further pictures" open={isUsed(pictures)}>
        {pictures.map(field)}
      </BuilderGroup>
      <BuilderGroup folded title="X" note="falls back on the fields above" open={isUsed(x)}>
        {x.map(field)}
      </BuilderGroup>
      <BuilderGroup folded title="Languages, video, sound, app ID" open={isUsed(others)}>
        {others.map(field)}
      </BuilderGroup>
    </>
  );
}

function OgFieldInput({ name, text, initial }: { name: OgField; text: string; initial: string }) {
  const property = present(ogProperties.find(({ field }) => field === name));
  const { rows = isList(property) ? 3 : 1, ...how } = hows[name] ?? {};
  return (
    <BuilderField
      name={name}
      label={property.label}
      text={text}
      defaultValue={initial}
      rows={rows}
      {...(property.kind === "address"
        ? { inputMode: "url" as const }
        : property.kind === "integer"
          ? { inputMode: "numeric" as const }
          : {})}
      {...("types" in property ? { shownFor: property.types.join(" ") } : {})}
      {...(property.kind === "date" ? { placeholder: "2026-11-15T09:30:00Z" } : {})}
      {...how}
    />
  );
}

const card: readonly OgField[] = ["title", "description", "url", "image", "imageAlt", "type", "siteName", "locale", "twitterCard"];
const pictures: readonly OgField[] = ["imageWidth", "imageHeight", "imageType", "imageSecureUrl", "moreImages"];
const x: readonly OgField[] = ["twitterSite", "twitterCreator", "twitterTitle", "twitterDescription", "twitterImage", "twitterImageAlt"];
const others: readonly OgField[] = [
  "localeAlternate",
  "determiner",
  "video",
  "videoSecureUrl",
  "videoType",
  "videoWidth",
  "videoHeight",
  "audio",
  "audioSecureUrl",
  "audioType",
  "fbAppId",
];

const typeWords: Record<string, string> = {
  website: "Website, or anything else",
  article: "Article",
  profile: "Person (profile)",
  book: "Book",
  "video.movie": "Film (video.movie)",
  "video.episode": "Episode (video.episode)",
  "video.tv_show": "TV show (video.tv_show)",
  "video.other": "Other video (video.other)",
  "music.song": "Song (music.song)",
  "music.album": "Album (music.album)",
  "music.playlist": "Playlist (music.playlist)",
  "music.radio_station": "Radio station (music.radio_station)",
  "payment.link": "Payment link (payment.link)",
};

const typed: readonly OgField[] = ogProperties.filter((property) => "types" in property).map(({ field }) => field);

const hows: Partial<Record<OgField, Partial<React.ComponentProps<typeof BuilderField>>>> = {
  title: { wide: true, ...LIMITS.title, placeholder: "What the page offers, without the site’s name" },
  description: { wide: true, rows: 3, ...LIMITS.description },
  url: { placeholder: "https://your-site.example/page/", hint: "Whole, with https, without campaign parts." },
  image: {
    placeholder: "https://your-site.example/share.jpg",
    hint: (
      <>
        1200 × 630, JPEG or PNG, under 600 KB. <a href="#draw-a-picture">Draw one</a>
      </>
    ),
  },
  imageAlt: { wide: true, good: LIMITS.alt.most },
  type: { choices: ogTypes.map((type) => [type, typeWords[type] ?? type] as const) },
  locale: { placeholder: "en_US" },
  twitterCard: {
    label: "Card on X",
    choices: [
      ["summary_large_image", "Large picture"],
      ["summary", "Small picture"],
      ["player", "Player"],
      ["app", "App"],
      ["", "No X tags"],
    ],
  },
  determiner: {
    choices: [
      ["", "None"],
      ["a", "a"],
      ["an", "an"],
      ["the", "the"],
      ["auto", "auto"],
    ],
  },
  profileGender: {
    choices: [
      ["", "Not said"],
      ["female", "female"],
      ["male", "male"],
    ],
  },
  paymentStatus: {
    choices: [
      ["", "Not said"],
      ["PENDING", "PENDING"],
      ["PAID", "PAID"],
      ["FAILED", "FAILED"],
      ["EXPIRED", "EXPIRED"],
    ],
  },
  twitterSite: { placeholder: "@yoursite" },
  twitterCreator: { placeholder: "@author" },
  imageType: { placeholder: "image/jpeg" },
  localeAlternate: { placeholder: "fr_CA\nes_MX" },
};
