import { type BlockObjectRenderProps, keyGenerator, useEditor } from "@portabletext/editor";
import { type KeyboardEvent, useRef, useState } from "react";
import { BlockShell } from "./block-shell.tsx";
import { BlockText } from "./block-text.tsx";

interface Row {
  _key: string;
  cells: string[];
}

/** A grid of plain texts. The first row is the head. Arrow keys at the ends of a cell go to the next; Enter in the last row adds one. */
export function TableBlock(props: BlockObjectRenderProps) {
  const { node, path } = props;
  const editor = useEditor();
  const grid = useRef<HTMLTableElement>(null);
  const [{ row: atRow, column: atColumn }, setPlace] = useState({ row: 0, column: 0 });
  const rows = (node["rows"] ?? []) as Row[];
  const columns = Math.max(...rows.map(({ cells }) => cells.length), 0);
  const set = (next: Row[]) => editor.send({ type: "block.set", at: path, props: { rows: next } });

  const addRow = (at: number) => set(rows.toSpliced(at, 0, { _key: keyGenerator(), cells: Array.from({ length: columns }, () => "") }));
  const changeCells = (change: (cells: string[]) => string[]) => set(rows.map((row) => ({ ...row, cells: change(row.cells) })));
  const setCell = (row: number, column: number, text: string) =>
    set(rows.map((each, index) => (index === row ? { ...each, cells: each.cells.with(column, text) } : each)));

  function focusCell(row: number, column: number) {
    const cell = grid.current?.rows[row]?.cells[column]?.querySelector("textarea");
    cell?.focus();
    return cell !== undefined;
  }

  function move(event: KeyboardEvent<HTMLTextAreaElement>, row: number, column: number) {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isFirst = selectionStart === 0 && selectionEnd === 0;
    const isLast = selectionStart === value.length && selectionEnd === value.length;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      if (row + 1 < rows.length) focusCell(row + 1, column);
      else {
        addRow(rows.length);
        // The row stands after the next commit.
        requestAnimationFrame(() => focusCell(row + 1, 0));
      }
    } else if (event.key === "ArrowUp" && isFirst) focusCell(row - 1, column);
    else if (event.key === "ArrowDown" && isLast) focusCell(row + 1, column);
    else if (event.key === "ArrowLeft" && isFirst) focusCell(row, column - 1);
    else if (event.key === "ArrowRight" && isLast) focusCell(row, column + 1);
    // Undo belongs to the whole text, and so does Escape.
    if (!(event.ctrlKey || event.metaKey) && event.key !== "Escape") event.stopPropagation();
  }

  return (
    <BlockShell
      {...props}
      name={`Table, ${rows.length} by ${columns}`}
      acts={
        <span className="text-object-acts">
          <button type="button" onClick={() => addRow(atRow + 1)}>
            Add row
          </button>
          <button type="button" onClick={() => changeCells((cells) => cells.toSpliced(atColumn + 1, 0, ""))}>
            Add column
          </button>
          <button type="button" disabled={rows.length < 2} onClick={() => set(rows.toSpliced(atRow, 1))}>
            Remove row {atRow + 1}
          </button>
          <button type="button" disabled={columns < 2} onClick={() => changeCells((cells) => cells.toSpliced(atColumn, 1))}>
            Remove column {atColumn + 1}
          </button>
        </span>
      }
      body={
        <>
          <div className="text-table">
            <table ref={grid}>
              <tbody>
                {rows.map((row, rowIndex) => (
                  <tr key={row._key}>
                    {row.cells.map((cell, column) => (
                      <td key={`${column}`}>
                        <BlockText
                          rows={1}
                          data-first={rowIndex === 0 && column === 0 ? true : undefined}
                          aria-label={rowIndex === 0 ? `Head of column ${column + 1}` : `Row ${rowIndex + 1}, column ${column + 1}`}
                          value={cell}
                          onText={(text) => setCell(rowIndex, column, text)}
                          onFocus={() => setPlace({ row: rowIndex, column })}
                          onKeyDown={(event) => move(event, rowIndex, column)}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <BlockText
            className="text-caption"
            rows={1}
            aria-label="Caption of the table"
            placeholder="Caption, if it needs one"
            value={String(node["caption"] ?? "")}
            onText={(caption) =>
              editor.send(
                caption === ""
                  ? { type: "block.unset", at: path, props: ["caption"] }
                  : { type: "block.set", at: path, props: { caption } },
              )
            }
          />
        </>
      }
    />
  );
}
