import { FieldError, Input, Label, TextField } from 'react-aria-components';

/** The longest name the server takes. */
const LONGEST = 24;

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly isRequired?: boolean;
}

export function NameField({ label, value, onChange, isRequired = false }: NameFieldProps) {
  return (
    <TextField className="stack field" value={value} onChange={onChange} maxLength={LONGEST} isRequired={isRequired}>
      <Label>{label}</Label>
      <Input autoComplete="nickname" spellCheck="false" />
      <FieldError />
    </TextField>
  );
}
