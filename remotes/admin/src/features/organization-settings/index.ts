export { OrganizationSettings } from './ui/organization-settings';
export { SettingsSkeleton } from './ui/settings-skeleton';
