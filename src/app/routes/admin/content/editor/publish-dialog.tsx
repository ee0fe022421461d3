import { type FormHTMLAttributes, type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { present } from "#core/errors/present.ts";
import type { action, loader } from "../publish/publish.tsx";
import { PublishPanel } from "../publish/publish-panel.tsx";

type Faults = Awaited<ReturnType<typeof loader>>["faults"];

interface Props {
  ref: Ref<HTMLDialogElement>;
  address: string;
  isSaved: boolean;
  onFaults(faults: Faults): void;
  onGo(id: string): void;
  onDone(): void;
}

/** The publish panel over the text. It asks the server what is to mend, once everything written has arrived there. */
export function PublishDialog({ ref, address, isSaved, onFaults, onGo, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => present(dialog.current));
  const [isOpen, setOpen] = useState(false);
  const { data, load } = useFetcher<typeof loader>();
  const sending = useFetcher<typeof action>();
  const message = isOpen ? sending.data?.message : undefined;
  // One component for the panel's forms, or each key would make them anew.
  const SendForm = sending.Form;
  const Send = useCallback((props: FormHTMLAttributes<HTMLFormElement>) => <SendForm {...(props as object)} />, [SendForm]);

  useEffect(() => {
    if (isOpen && isSaved && sending.state === "idle") void load(address);
  }, [isOpen, isSaved, sending.state, load, address]);
  useEffect(() => {
    if (data) onFaults(data.faults);
  }, [data, onFaults]);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (sending.data) done.current();
  }, [sending.data]);

  return (
    <dialog
      ref={dialog}
      className="studio-dialog publish-dialog"
      aria-label="Publish"
      onToggle={({ newState }) => setOpen(newState === "open")}
      onClose={() => setOpen(false)}
    >
      <form method="dialog">
        <button type="submit" className="admin-button">
          Close
        </button>
      </form>
      {isOpen &&
        (isSaved ? (
          data ? (
            <PublishPanel {...data} message={message} onGo={onGo} Send={Send} />
          ) : (
            <p role="status">Looking at it …</p>
          )
        ) : (
          <p role="status">Once everything is saved.</p>
        ))}
    </dialog>
  );
}
