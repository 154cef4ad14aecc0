// One option of a game as a field: a number, a switch, one of several, numbers, or text.

import type { OptionDeclaration } from '@bridgefront/kernel';
import { setUpTexts } from '../texts/set-up.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Select, TextField } from '@bridgefront/page/ui/field.tsx';
import { NumberField, Switch } from '@bridgefront/page/ui/number-field.tsx';
import { choiceWords, optionWords, valueWords } from './changed-options.ts';
import styles from './new-table.module.css';
import { readNumbers } from './table-draft.ts';
import type { OptionValue } from './table-draft.ts';

interface OptionFieldProps {
  readonly name: string;
  readonly declared: OptionDeclaration;
  readonly value: OptionValue;
  readonly changed: boolean;
  readonly error: string;
  readonly onValue: (value: OptionValue) => void;
}

function Control({ declared, value, error, onValue }: OptionFieldProps) {
  const { table } = setUpTexts;
  const label = declared.help.replace(/\.$/, '');
  const standard = table.standard(optionWords(declared, declared.default));
  switch (declared.type) {
    case 'int':
      return (
        <NumberField
          label={label}
          help={`${standard}, ${table.range(declared.min, declared.max)}`}
          error={error}
          value={Number(value)}
          min={declared.min}
          max={declared.max}
          onNumber={(number) => onValue(Math.round(number))}
        />
      );
    case 'bool':
      return (
        <Switch label={label} help={error === '' ? standard : error} on={value === true} onSwitch={onValue} />
      );
    case 'choice':
      return (
        <Select
          label={label}
          help={standard}
          error={error}
          value={String(value)}
          options={declared.values.map((one) => ({ value: one, label: choiceWords(declared, one) }))}
          onSelect={onValue}
        />
      );
    case 'ints':
      return (
        <TextField
          label={label}
          help={`${standard}. ${table.numbers(declared.length, declared.min, declared.max)}`}
          error={error}
          value={valueWords(value)}
          onText={() => undefined}
          onChange={(event) => {
            const numbers = readNumbers(event.currentTarget.value);
            if (numbers !== null) onValue([...numbers]);
          }}
        />
      );
    case 'text':
      return (
        <TextField
          label={label}
          help={`${standard}. ${table.example(declared.example)}`}
          error={error}
          value={String(value)}
          maxLength={declared.maxLength}
          onText={onValue}
        />
      );
  }
}

/** The field of one option, with the way back to the standard. */
export function OptionField(props: OptionFieldProps) {
  const { table } = setUpTexts;
  const { changed, declared, onValue } = props;
  return (
    <div class={`${styles.option} ${changed ? styles.changed : ''}`}>
      <Control {...props} />
      <span class={changed ? styles.reset : styles.resetAway}>
        <Button
          kind="quiet"
          size="small"
          icon="undo"
          label={`${table.reset}: ${declared.help}`}
          onClick={() => onValue(declared.default as OptionValue)}
        />
      </span>
    </div>
  );
}
