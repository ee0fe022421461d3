import { type ComponentProps, lazy, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { valueAtPath } from "#core/content/patch/apply-patches.ts";
import type { Patch } from "#core/content/patch/patch.ts";
import { slugOf } from "#core/url/slug.ts";
import { IssueLine, type IssueStop } from "../../newsletter/issue-line.tsx";
import { MailTab, useIssueStatus } from "../../newsletter/mail-tab.tsx";
import { controlId, DraftContext, useValue } from "../fields/draft-context.ts";
import { FieldControls } from "../fields/field-control.tsx";
import type { FormField, FormFieldOf } from "../fields/form-field.ts";
import { placeOf, putValue } from "../fields/write-value.ts";
import { changedFields, fieldsOf, partNamed } from "../parts/parts.ts";
import { PartsNav } from "../parts/parts-nav.tsx";
import type { Draft } from "../saving/draft.ts";
import { EditorBar } from "./editor-bar.tsx";
import type { EditorData } from "./editor-data.ts";
import { HistoryTab } from "./history-tab.tsx";
import { Parts } from "./parts.tsx";
import { PreviewTab } from "./preview-tab.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { Recovery } from "./recovery.tsx";
import { SearchTab } from "./search-tab.tsx";
import { useDraft } from "./use-draft.ts";
import { useTurn } from "./use-turn.ts";

const ConflictStrip = lazy(() => import("./conflict-strip.tsx").then((module) => ({ default: module.ConflictStrip })));

type Tab = "text" | "mail" | "settings" | "search" | "history" | "preview";
/** Where text and tabs stand side by side. */
const WIDE = "(width >= 75em)";
const TAB_NAMES: Record<Tab, string> = {
  text: "Text",
  mail: "Mail",
  settings: "Settings",
  search: "Search",
  history: "History",
  preview: "Preview",
};
const TABS = Object.keys(TAB_NAMES) as Tab[];

/** A document with everything around it. First what an earlier page could not send goes out, then the words are opened. */
export function DocumentEditor({ data }: { data: EditorData }) {
  const place = `${data.typeNames.name}/${data.id}`;
  return (
    <Recovery id={data.id} place={place}>
      <OpenEditor data={data} place={place} />
    </Recovery>
  );
}

function OpenEditor({ data, place }: { data: EditorData; place: string }) {
  const address = `/admin/content/${place}`;
  const { fields, choices, addressBase, zone, canWrite, parts, published, letter } = data;
  const [asked, setAsked] = useSearchParams();
  const part = partNamed(parts, asked.get("part"));
  const slug = fields.find((field) => field.kind === "slug");
  const {
    draft,
    save,
    flush,
    settle,
    people = data.people,
  } = useDraft({
    id: data.id,
    rev: data.rev,
    document: data.draft,
    place,
    also: (patch, document) => (slug && !data.published ? followingSlug(slug, patch, document) : []),
  });
  const besideText: Tab = part ? "preview" : letter ? "mail" : "settings";
  const [tab, setTab] = useState<Tab>(() => (matchMedia(WIDE).matches ? besideText : "text"));
  const turn = useTurn(save.kind === "saved" ? save.at : undefined);
  const { status, askAgain } = useIssueStatus(letter?.status, place, `${turn} ${data.state}`);
  const changed = useChanged(draft, part ? fields : NO_FIELDS, published);
  const [faults, setFaults] = useState<EditorData["faults"]>([]);
  const publish = useRef<HTMLDialogElement>(null);
  const revalidator = useRevalidator();
  const faultsByControl = useMemo(
    () => new Map(faults.map(({ path, message }) => [nearestControl(path, fields), message])),
    [faults, fields],
  );

  const page = part ? fieldsOf(part, fields) : fields.filter((field) => field.tab === "page");
  const text = fields.find((field) => field.kind === "richText" && field.tab === "page");
  const tabs = TABS.filter((each) => {
    if (each === "text" || each === "history") return true;
    if (each === "mail") return letter !== undefined;
    if (each === "preview") return addressBase !== undefined || part !== undefined;
    return part === undefined && fields.some((field) => field.tab === each);
  });
  const changedIds = useMemo(() => new Set(changed.map((name) => controlId([name]))), [changed]);
  const shared = useMemo(
    () => ({ draft, choices, faults: faultsByControl, addressBase, zone, place, changed: changedIds }),
    [draft, choices, faultsByControl, addressBase, zone, place, changedIds],
  );
  const shown = tabs.includes(tab) ? tab : "history";

  useKeys({ save: () => void flush(), publish: () => openPublish(), tab: (index) => tabs[index] && setTab(tabs[index]) });
  useGoToHash((id) => goTo(id));

  function openPublish() {
    publish.current?.showModal();
    void flush();
  }
  function goToStop(stop: IssueStop) {
    if (stop === "write") return backToText();
    setTab("mail");
    requestAnimationFrame(() => document.getElementById(stop)?.focus());
  }
  function backToText() {
    setTab(matchMedia(WIDE).matches ? besideText : "text");
    requestAnimationFrame(() => text && focusControl(controlId([text.name])));
  }
  function goTo(id: string) {
    publish.current?.close();
    const field = fields.find(({ name }) => id === controlId([name]) || id.startsWith(`${controlId([name])}-`));
    const home = field && parts?.find((each) => each.fields.includes(field.name));
    if (home && home !== part) setAsked({ part: home.name }, { replace: true, preventScrollReset: true });
    if (part) setTab(matchMedia(WIDE).matches ? besideText : "text");
    else setTab(field && field.tab !== "page" ? field.tab : "text");
    // The tab stands after the next commit.
    requestAnimationFrame(() => focusControl(id));
  }

  return (
    <DraftContext value={shared}>
      <EditorBar data={data} save={save} people={people} faultCount={faults.length} onRetry={() => void flush()} onPublish={openPublish} />
      {save.kind === "conflict" && (
        <Suspense>
          <ConflictStrip conflict={save.conflict} fields={fields} others={people} onDecide={(choice) => void settle(choice)} />
        </Suspense>
      )}
      {!canWrite && <p className="admin-message">You may read this and not change it.</p>}
      {parts && part && <PartsNav parts={parts} shown={part} changed={changed} title={data.typeNames.plural} />}
      {letter && status && (
        <LiveIssueLine
          status={status}
          isPublished={published !== undefined}
          zone={zone}
          to={{ ...WAYS, mail: letter.mail }}
          onGo={goToStop}
        />
      )}
      <div className="studio-body" data-tab={shown} data-parts={part && ""}>
        {text && <Parts path={placeOf(text, data.draft)} />}
        <div className="studio-tabs" role="tablist" aria-label="Beside the text" onKeyDown={walkTabs}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`tab-${each}`}
              aria-selected={each === shown}
              aria-controls={each === "text" ? "studio-page" : "studio-side"}
              tabIndex={each === shown ? 0 : -1}
              onClick={() => setTab(each)}
            >
              {each === "text" && part ? part.title : TAB_NAMES[each]}
            </button>
          ))}
        </div>
        <fieldset className="studio-page" id="studio-page" disabled={!canWrite} aria-label={data.typeNames.title}>
          <FieldControls key={part?.name} fields={page} path={[]} names={[]} />
        </fieldset>
        <fieldset className="studio-side" id="studio-side" disabled={!canWrite} aria-label={TAB_NAMES[shown]}>
          <div hidden={shown !== "settings" && shown !== "text"}>
            {!part && <FieldControls fields={fields.filter((field) => field.tab === "settings")} path={[]} names={[]} />}
          </div>
          <div hidden={shown !== "search"}>
            <SearchTab
              fields={part ? NO_FIELDS : fields.filter((field) => field.tab === "search")}
              slugAt={slug?.at[0] ?? []}
              savedAt={save.kind === "saved" ? save.at : undefined}
              isShown={shown === "search"}
              isSaved={save.kind === "saved"}
              onGo={goTo}
              onBack={backToText}
            />
          </div>
          {shown === "preview" && (
            <PreviewTab savedAt={save.kind === "saved" ? save.at : undefined} part={part} isPublished={published !== undefined} />
          )}
          {shown === "mail" && letter && status && (
            <MailTab
              {...letter}
              id={data.id}
              state={data.state}
              isPublished={published !== undefined}
              status={status}
              turn={turn}
              onSent={askAgain}
              onPublish={openPublish}
            />
          )}
          {shown === "history" && <HistoryTab address={`${address}/history`} />}
        </fieldset>
      </div>
      <PublishDialog
        ref={publish}
        address={`${address}/publish`}
        isSaved={save.kind === "saved"}
        onFaults={setFaults}
        onGo={goTo}
        onDone={() => void revalidator.revalidate()}
      />
    </DraftContext>
  );
}

/** Counts what is being written. */
function LiveIssueLine(line: Omit<ComponentProps<typeof IssueLine>, "posts" | "content">) {
  return <IssueLine {...line} posts={useValue(["posts"])} content={useValue(["content"])} />;
}

const WAYS = { write: "#studio-page", send: "#send" };

const NO_FIELDS: readonly FormField[] = [];

/** The names of the fields that are not public yet, as they are being written. */
function useChanged(draft: Draft, fields: readonly FormField[], published: unknown): readonly string[] {
  const read = () => changedFields(fields, draft.document, published).join(" ");
  const names = useSyncExternalStore(draft.subscribe, read, read);
  return useMemo(() => names.split(" ").filter(Boolean), [names]);
}

/** As long as nobody has seen the page, its address follows its title. */
function followingSlug(slug: FormFieldOf<"slug">, patch: Patch, document: unknown): Patch[] {
  if (patch.type !== "set" || patch.path.length !== 1 || patch.path[0] !== slug.from || typeof patch.value !== "string") return [];
  const path = placeOf(slug, document);
  const held = valueAtPath(document, [...path, "current"]);
  const before = valueAtPath(document, [slug.from]);
  if (held !== undefined && held !== "" && held !== slugOf(String(before ?? ""))) return [];
  const current = slugOf(patch.value);
  return current === "" ? putValue(document, path, undefined) : putValue(document, path, { _type: "slug", current });
}

/** A fault deep inside a text or a reference belongs to the control that holds it. */
function nearestControl(path: readonly string[], fields: readonly FormField[]): string {
  const [name = "", ...rest] = path;
  const field = fields.find((each) => each.name === name);
  if (!field) return controlId(path);
  if (field.kind === "group" && rest.length > 0) return `${controlId([name])}-${nearestControl(rest, field.fields).replace(/^field-/, "")}`;
  return field.kind === "list" ? controlId(path) : controlId([name]);
}

/** The control itself, or the nearest around it that is there. */
function focusControl(id: string) {
  const names = id.split("-");
  for (let length = names.length; length > 1; length--) {
    const control = document.getElementById(names.slice(0, length).join("-"));
    if (!control) continue;
    for (let around = control.closest("details"); around; around = around.parentElement?.closest("details") ?? null) around.open = true;
    control.scrollIntoView({ block: "center" });
    return control.focus();
  }
}

function walkTabs(event: React.KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")].filter((tab) => tab.checkVisibility());
  const next = tabs[(tabs.indexOf(document.activeElement as HTMLElement) + step + tabs.length) % tabs.length];
  next?.click();
  next?.focus();
}

function useGoToHash(go: (id: string) => void) {
  const goNow = useRef(go);
  goNow.current = go;
  useEffect(() => {
    if (location.hash.startsWith("#field-")) goNow.current(location.hash.slice(1));
  }, []);
}

interface Keys {
  save(): void;
  publish(): void;
  tab(index: number): void;
}

/** Ctrl+S saves now, Ctrl+Enter opens the publish panel, Ctrl+Alt+1 to 6 are the tabs. */
function useKeys(keys: Keys) {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const digit = event.altKey ? /^Digit([1-6])$/.exec(event.code)?.[1] : undefined;
      if (event.key === "s") now.current.save();
      else if (event.key === "Enter") now.current.publish();
      else if (digit) now.current.tab(Number(digit) - 1);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
