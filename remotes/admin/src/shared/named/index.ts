export { CreateNamed } from './create-named';
export { RenameForm } from './rename-form';
