import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly hint?: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, all of them in sight. */
export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <RadioGroup className="stack choice" value={value} onChange={(chosen) => onChange(chosen as T)}>
      <Label>{label}</Label>
      <div className="row choice-options">
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className="choice-option">
            <b>{option.label}</b>
            {option.hint !== undefined && <small>{option.hint}</small>}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
