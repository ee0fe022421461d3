import { lazy, Suspense } from "react";
import type { PatchPath } from "#core/content/patch/patch.ts";
import { hearOthersAt } from "../saving/draft.ts";
import { BrandColorField } from "./brand-color-field.tsx";
import type { ControlProps, FieldProps } from "./control-props.ts";
import { controlId, useDraftPage, useValue } from "./draft-context.ts";
import { EitherField } from "./either-field.tsx";
import { FieldFrame, useDescription } from "./field-frame.tsx";
import type { FormField } from "./form-field.ts";
import { ImageField } from "./image-field.tsx";
import { ListField } from "./list-field.tsx";
import { ChoiceField, FlagField, PlainField } from "./plain-field.tsx";
import { ReferenceField } from "./reference-field.tsx";
import { ReferenceListField } from "./reference-list-field.tsx";
import { SlugField } from "./slug-field.tsx";
import { placeOf } from "./write-value.ts";

interface FieldsProps {
  fields: readonly FormField[];
  /** Of the group or document that holds them. */
  path: PatchPath;
  /** The same by names and places, as faults name them. */
  names: readonly PropertyKey[];
}

/** The controls of several fields of one holder. */
export function FieldControls({ fields, path, names }: FieldsProps) {
  const holder = useValue(path);
  return fields.map((field) => (
    <FieldControl key={field.name} field={field} path={[...path, ...placeOf(field, holder)]} names={[...names, field.name]} />
  ));
}

/** The control of one field, by its kind. */
export function FieldControl({ field, path, names }: FieldProps) {
  const id = controlId(names);
  switch (field.kind) {
    case "richText":
      return <RichTextField field={field} path={path} id={id} />;
    case "slug":
      return <SlugField field={field} path={path} id={id} />;
    case "reference":
      return <ReferenceField field={field} path={path} id={id} />;
    case "references":
      return <ReferenceListField field={field} path={path} id={id} />;
    case "image":
      return <ImageField field={field} path={path} id={id} />;
    case "choice":
      return <ChoiceField field={field} path={path} id={id} />;
    case "flag":
      return <FlagField field={field} path={path} id={id} />;
    case "brandColor":
      return <BrandColorField field={field} path={path} id={id} />;
    case "list":
      return <ListField field={field} path={path} id={id} names={names} FieldControl={FieldControl} />;
    case "either":
      return <EitherField field={field} path={path} id={id} names={names} FieldControl={FieldControl} />;
    case "group":
      return (
        <FieldFrame field={field} id={id} isGroup>
          <div className="studio-group">
            <FieldControls fields={field.fields} path={path} names={names} />
          </div>
        </FieldFrame>
      );
    default:
      return <PlainField field={field} path={path} id={id} />;
  }
}

const TextEditor = lazy(() => import("../text/text-editor.tsx").then((module) => ({ default: module.TextEditor })));

function RichTextField({ field, path, id }: ControlProps<"richText">) {
  const { draft } = useDraftPage();
  const value = useValue(path);
  const { "aria-describedby": describedBy } = useDescription(field, id);
  return (
    <div className="studio-field studio-text">
      <Suspense fallback={<p role="status">Opening the text …</p>}>
        <TextEditor
          id={id}
          label={field.label}
          describedBy={describedBy}
          value={value}
          onPatch={(patches) => draft.send(patches.map((patch) => ({ ...patch, path: [...path, ...patch.path] })))}
          onRest={draft.tell}
          hearOthers={(listener) => hearOthersAt(draft, path, listener)}
        />
      </Suspense>
      <TextFault id={id} />
    </div>
  );
}

function TextFault({ id }: { id: string }) {
  const fault = useDraftPage().faults.get(id);
  return (
    fault && (
      <p className="studio-fault" id={`${id}-fault`}>
        {fault}
      </p>
    )
  );
}
