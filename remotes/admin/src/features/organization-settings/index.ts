export { OrganizationSettings, SettingsSkeleton } from './ui/organization-settings';
