// A field that takes a file in and hands on its text; the same file can be taken twice.

import styles from './workshop.module.css';

export function FileField({
  label,
  accept = '.json,application/json',
  onText,
}: {
  readonly label: string;
  readonly accept?: string;
  readonly onText: (text: string) => void;
}) {
  return (
    <label class={styles.file}>
      <span>{label}</span>
      <input
        type="file"
        accept={accept}
        onChange={(event) => {
          const input = event.currentTarget;
          void input.files?.[0]?.text().then((text) => {
            input.value = '';
            onText(text);
          });
        }}
      />
    </label>
  );
}
